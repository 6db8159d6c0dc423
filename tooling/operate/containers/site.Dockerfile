# The packaged site server of a brand. docs/operate/containers.md has the command that builds it.
FROM node:24.21.0-trixie-slim
ARG BRAND
ADD ${BRAND}.tar.gz /opt/
RUN ln -s ${BRAND} /opt/site
WORKDIR /opt/site
# glibc returns freed memory at once.
ENV SITE_ENV=production \
    SITE_HOST=0.0.0.0 \
    SITE_PORT=3000 \
    SITES_FILE=/etc/hearing-shop/sites.json \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=131072
# The user `node` by number, so that an orchestrator sees that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "server/main.js"]
