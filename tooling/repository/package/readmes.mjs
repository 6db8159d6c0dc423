import { NODE_VERSION } from '../workspace/node-version.mjs'

const papers = `\`VERSION.json\` names the commit. \`sbom.cdx.json\` lists the libraries inside, \`LICENCES.txt\` has their licences.`

/** @param {string} platform */
export const gatewayReadme = (platform) => `# Gateway

Needs Node ${NODE_VERSION} on ${platform}, and PostgreSQL. Nothing is installed or built at the place where it runs.

    node --max-semi-space-size=4 --heap-growing-percent=15 server/main.js

| program                               | does                                                  |
| ------------------------------------- | ----------------------------------------------------- |
| \`server/main.js\`                      | serves; changes the tables at its start               |
| \`server/operator.js seed shops.json\`  | writes your shops into the database                   |
| \`server/operator.js help\`             | lists the operator's commands                         |

\`SETTINGS.md\` lists all settings, with what each environment permits. A start without settings lists those that are required.
\`DATA_DIR\` is a folder that the gateway can write to, for rendered pictures. \`/health/ready\` answers 200 when it takes calls.

${papers}
`

/** @param {string} brand */
export const brandReadme = (brand) => `# Site server of ${brand}

Needs Node ${NODE_VERSION}. Nothing is installed or built at the place where it runs.

    SITE_ENV=production SITES_FILE=sites.json node --max-semi-space-size=8 --heap-growing-percent=100 server/main.js

\`SITES_FILE\` names the settings of the sites (\`sites.schema.json\`). \`SETTINGS.md\` lists all other settings, with what
each environment permits.

\`/health/ready\` answers 200 when it takes calls. \`node server/export.js ${brand}\` writes an \`index.html\` for each site, for
hosts without Node.

${papers}
`
