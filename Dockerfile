# The whole product in one image: docs/guides/deploy.md says how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build:server

# From Node 22 on the number of drawing threads follows a container's limit of processors.
FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /source/dist/server ./
# The user `node` by its number, which Kubernetes can tell from root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s CMD ["node", "scripts/healthy.mjs"]
# A shell that starts the server anew where it stood still: as process 1 the server could not end itself by a signal.
CMD ["sh", "scripts/start.sh"]
