"""A third-party game, registered without touching the environment that the tests run in."""

from pathlib import Path


def make_known(folder: Path, game: str) -> None:
    """What `pip install` would put in place, for a game whose module has its name."""
    info = folder / f"gonfalon_{game}-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: gonfalon-{game}\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(f"[gonfalon.games]\n{game} = {game}:game\n")
