const port = (name: string, otherwise: string) => process.env[name] ?? otherwise

const sitePort = port('SITE_PORT', '3000')
const sandboxPort = port('SANDBOX_PORT', '8080')
const plainSitePort = port('PLAIN_SITE_PORT', '3001')
const gatewayPort = port('GATEWAY_PORT', '4000')

/** The servers under test, as the test command started them. */
export const servers = {
  sitePort: Number(sitePort),
  /** Browsers resolve these names. Node does not. */
  site: (name: string) => `http://${name}.localhost:${sitePort}`,
  /** The same site from a server that renders nothing, so that the browser starts with an empty page. */
  plainSite: (name: string) => `http://${name}.localhost:${plainSitePort}`,
  sandbox: `http://localhost:${sandboxPort}`,
  sandboxFromNode: `http://127.0.0.1:${sandboxPort}`,
  gatewayFromNode: `http://127.0.0.1:${gatewayPort}`,
}
