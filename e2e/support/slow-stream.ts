import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { servers } from './servers.ts'

const SLICE = 1500
const PAUSE = 20

/**
 * A server that passes everything on to the sites under test, but sends their pages in small slices, as a slow network
 * does, so that the browser paints what it has of a page. Sites keep their names; only the port is another.
 */
export async function startSlowStream() {
  const server = createServer(passOn)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    site: (name: string) => `http://${name}.localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function passOn(visitor: IncomingMessage, answer: ServerResponse) {
  const isPage = visitor.headers.accept?.includes('text/html')
  const host = visitor.headers.host?.replace(/\d+$/, String(servers.sitePort))
  const headers = { ...visitor.headers, host, ...(isPage && { 'accept-encoding': 'identity' }) }
  const { method, url } = visitor
  const site = request({ host: '127.0.0.1', port: servers.sitePort, method, path: url, headers }, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers)
    if (isPage) void sendInSlices(found, answer)
    else found.pipe(answer)
  })
  site.on('error', () => answer.destroy())
  visitor.pipe(site)
}

async function sendInSlices(page: IncomingMessage, answer: ServerResponse) {
  const html = Buffer.concat(await page.toArray())
  for (let start = 0; start < html.length && !answer.destroyed; start += SLICE) {
    answer.write(html.subarray(start, start + SLICE))
    await pause(PAUSE)
  }
  answer.end()
}
