# The packaged gateway. docs/operate/containers.md has the command that builds it.
FROM node:24.21.0-trixie-slim
ARG PLATFORM=linux-x64
ADD gateway-${PLATFORM}.tar.gz /opt/
# Rendered pictures are all that it writes.
RUN ln -s gateway-${PLATFORM} /opt/gateway && install -d -o node -g node /var/lib/hearing-shop
WORKDIR /opt/gateway
# glibc returns freed memory at once.
ENV SITE_ENV=production \
    GATEWAY_HOST=0.0.0.0 \
    GATEWAY_PORT=4000 \
    DATA_DIR=/var/lib/hearing-shop \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=131072
# The user `node` by number, so that an orchestrator sees that it is not root.
USER 1000:1000
VOLUME /var/lib/hearing-shop
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=15", "server/main.js"]
