import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { servers } from './servers.ts'

const SLICE = 1500
const PAUSE = 20
const END_OF_ARTICLE = '</article>'
/** The ends of a slice. An icon is painted before its text, which may move it. */
const ENDS = [END_OF_ARTICLE, '</svg>']

/**
 * Starts a proxy to the sites under test. It sends pages in small slices, as a slow network does, so that the browser paints
 * parts of a page. Sites keep their names. Only the port differs.
 * @param afterArticle awaited after each sent `</article>`, such as a card of a list
 */
export async function startSlowStream(afterArticle: () => Promise<unknown> = () => Promise.resolve()) {
  const server = createServer((visitor, answer) => passOn(visitor, answer, afterArticle))
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

function passOn(visitor: IncomingMessage, answer: ServerResponse, afterArticle: () => Promise<unknown>) {
  const isPage = visitor.headers.accept?.includes('text/html')
  const host = visitor.headers.host?.replace(/\d+$/, String(servers.sitePort))
  const headers = { ...visitor.headers, host, ...(isPage && { 'accept-encoding': 'identity' }) }
  const { method, url } = visitor
  const site = request({ host: '127.0.0.1', port: servers.sitePort, method, path: url, headers }, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers)
    if (isPage) void sendInSlices(found, answer, afterArticle)
    else found.pipe(answer)
  })
  site.on('error', () => answer.destroy())
  visitor.pipe(site)
}

async function sendInSlices(page: IncomingMessage, answer: ServerResponse, afterArticle: () => Promise<unknown>) {
  const html = Buffer.concat(await page.toArray())
  for (let start = 0, end; start < html.length && !answer.destroyed; start = end) {
    const slice = html.subarray(start, start + SLICE)
    const ends = ENDS.flatMap((text) => (slice.includes(text) ? slice.indexOf(text) + text.length : []))
    const part = slice.subarray(0, Math.min(slice.length, ...ends))
    end = start + part.length
    answer.write(part)
    await pause(PAUSE)
    if (part.toString().endsWith(END_OF_ARTICLE)) await afterArticle()
  }
  answer.end()
}
