"""`python -m gonfalon` is `gonfalon`."""

import sys

from gonfalon.cli import main

if __name__ == "__main__":
    sys.exit(main())
