import http from 'node:http'
import https from 'node:https'

const AGENTS = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) }
/** Above the longest call of a site. */
const TIMEOUT = 70_000

/** Not every machine finds its own addresses below `localhost`, as browsers do. */
const hostOf = (name) => (name.endsWith('.localhost') ? '127.0.0.1' : name)

/**
 * Sends a request to a site, or what it posts as JSON. Resolves to any status.
 * @param {URL} url @param {object} [body]
 * @returns {Promise<{ status: number, text: string }>}
 */
export function send(url, body) {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = request({
      agent: AGENTS[url.protocol],
      host: hostOf(url.hostname),
      port: url.port,
      path: url.pathname + url.search,
      method: body ? 'POST' : 'GET',
      headers: { host: url.host, ...(body && { 'content-type': 'application/json' }) },
      servername: url.hostname,
      timeout: TIMEOUT,
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url.pathname} took too long`)))
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, text })).on('error', reject)
    })
    sent.end(body && JSON.stringify(body))
  })
}

/** Closes the idle connections. */
export function closeConnections() {
  for (const agent of Object.values(AGENTS)) agent.destroy()
}
