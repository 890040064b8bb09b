# The image of a Gonfalon server. docs/operating.md says how to build and run it.

# Debian with Node.js, Python with a C compiler, and what the image is based on: the same Python at the same path.
ARG NODE=node:22-bookworm-slim
ARG BUILD=python:3.11-bookworm
ARG BASE=python:3.11-slim-bookworm

FROM ${NODE} AS page
WORKDIR /gonfalon
COPY LICENSE ./
COPY scripts/build-web scripts/
COPY web web/
COPY src src/
RUN scripts/build-web

FROM ${BUILD} AS packages
WORKDIR /gonfalon
COPY requirements requirements/
RUN python3 -m venv /opt/gonfalon \
    && /opt/gonfalon/bin/pip install --no-cache-dir --no-deps --require-hashes --requirement requirements/site.txt

FROM packages AS wheel
# pip takes no constraints with hashes.
RUN grep -oE '^[A-Za-z0-9_.-]+==[^ ;]+' requirements/dev.txt >pins.txt \
    && /opt/gonfalon/bin/pip install --no-cache-dir --constraint pins.txt hatchling hatch-mypyc mypy
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY docs/rules docs/rules/
COPY src src/
COPY --from=page /gonfalon/src/gonfalon/server/page src/gonfalon/server/page/
RUN HATCH_BUILD_HOOK_ENABLE_MYPYC=1 /opt/gonfalon/bin/python -m hatchling build -t wheel -d dist

FROM packages AS installed
COPY --from=wheel /gonfalon/dist dist/
RUN /opt/gonfalon/bin/pip install --no-cache-dir --no-deps dist/*.whl \
    && /opt/gonfalon/bin/pip uninstall --yes setuptools pip

FROM ${BASE}
RUN useradd --system --uid 1212 --home-dir /data --shell /usr/sbin/nologin gonfalon \
    && install -d -m 700 -o gonfalon -g gonfalon /data
COPY --from=installed /opt/gonfalon /opt/gonfalon/
ENV PATH=/opt/gonfalon/bin:$PATH
ENV GONFALON_HOME=/data
USER 1212
WORKDIR /data
VOLUME /data
EXPOSE 1212
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:1212/v1/health', timeout=4)"]
ENTRYPOINT ["gonfalon"]
CMD ["serve", "--host", "0.0.0.0"]
