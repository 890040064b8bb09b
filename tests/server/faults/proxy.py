"""The nginx before the tables."""

import os
import re
import shutil
from pathlib import Path

SBIN = "/usr/sbin:/usr/local/sbin"

AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log crit;
worker_rlimit_nofile 20500;
events {{ worker_connections 20000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/nginx-body;
    proxy_temp_path {folder}/nginx-proxy;
    fastcgi_temp_path {folder}/nginx-fastcgi;
    uwsgi_temp_path {folder}/nginx-uwsgi;
    scgi_temp_path {folder}/nginx-scgi;
{site}
}}
"""
# What is asked of a match may be asked twice, so nginx may ask the other table when one dies over a request.
SITE = """
    map $http_upgrade $upgrade {{ default upgrade; '' ''; }}
    upstream tables {{
{tables}
        keepalive 32;
    }}
    proxy_http_version 1.1;
    proxy_buffering off;
    proxy_connect_timeout 2s;
    proxy_read_timeout 60s;
    proxy_set_header Host $host;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $upgrade;
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_next_upstream error timeout;
            proxy_pass http://tables;
        }}
        location ~ ^/v1/matches {{
            proxy_next_upstream error timeout non_idempotent;
            proxy_pass http://tables;
        }}
    }}
"""


DEPLOYED = Path(__file__).parents[3] / "src/gonfalon/server/deploy/nginx.conf"


def deployed(folder: Path, port: int, table: int) -> list[str]:
    """The nginx of docs/operating.md before one table, without TLS."""
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", DEPLOYED.read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r" *(ssl_|listen \[|server 127.0.0.1:1213 ).*\n", "", text)
    own = {"443 ssl http2": f"127.0.0.1:{port}", "127.0.0.1:1212": f"127.0.0.1:{table}", "/var/log/nginx": str(folder)}
    for theirs, ours in own.items():
        assert theirs in text
        text = text.replace(theirs, ours)
    return configured(folder, text)


def command(folder: Path, port: int, tables: list[int]) -> list[str]:
    servers = "\n".join(f"        server 127.0.0.1:{table} max_fails=0;" for table in tables)
    return configured(folder, SITE.format(port=port, tables=servers))


def configured(folder: Path, site: str) -> list[str]:
    config = folder / "nginx.conf"
    config.write_text(AROUND.format(folder=folder, site=site))
    nginx = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:{SBIN}")
    assert nginx, "nginx is missing: scripts/services install"
    return [nginx, "-p", str(folder), "-c", str(config), "-e", str(folder / "nginx.log")]
