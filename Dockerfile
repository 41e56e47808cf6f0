# Three images of one build: `site` (web, worker, migration), and `backup`, which has PostgreSQL's programs too.
#   docker build --target site -t mindglass .
#   docker build --target backup -t mindglass-backup .
# Versions of the base images are named here alone; PostgreSQL's programs in `backup` have to be as new as the server.
ARG NODE_VERSION=24
ARG DEBIAN=trixie

FROM node:${NODE_VERSION}-${DEBIAN}-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund --ignore-scripts
COPY . .
# The embedded database is for a machine without PostgreSQL.
RUN node scripts/build/build-in-docker.mjs && rm -r dist/node_modules/@electric-sql dist/data-move.js

# Node itself without npm: nothing in here compiles, installs or downloads.
FROM debian:${DEBIAN}-slim AS site
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libatomic1 libstdc++6 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin mindglass
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /build/dist /app
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
USER mindglass
EXPOSE 3000
# The server finishes what it has begun in 25 seconds at most.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=2", "server.js"]

FROM site AS backup
USER root
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o mindglass -g mindglass -m 700 /backup
USER mindglass
VOLUME /backup
HEALTHCHECK NONE
CMD ["node", "backup.js", "/backup", "--keep", "30"]
