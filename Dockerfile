# syntax=docker/dockerfile:1
# Three stages: everything to build with, what is needed to run, and the image. The same Node as package.json names.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Left out: Node (the image is Node), what the build has taken into its own files, and tools that packages bring for their own use.
RUN npm ci --omit=dev --no-audit --no-fund \
  && cd node_modules \
  && rm -rf node node-bin-* .bin/node lucide-react @base-ui pretendard/dist/web prettier typescript @typescript esbuild @esbuild \
  && find . -name "*.map" -type f -delete

FROM node:${NODE_VERSION}-bookworm-slim AS image
# The last two take a third of the memory away: see docs/scaling.md.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
WORKDIR /app
# 1000 is `node`. Nothing below /app is theirs to change; the root can be mounted read-only, with /data and /tmp writable.
RUN mkdir /data && chown 1000:1000 /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/platform ./platform
COPY package.json ./
COPY content ./content
COPY db ./db
COPY features ./features
COPY scripts ./scripts
COPY server ./server
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Says 503 while the database is away: restart on /healthz, route on /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "build/server/index.js"]
