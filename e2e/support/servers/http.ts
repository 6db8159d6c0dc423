import { request, type IncomingHttpHeaders } from 'node:http'
import type { Site } from './sites.ts'

/** Reads an address of a site without a browser, by the machine's address. Node does not resolve the site's name. */
export function fetchPage(
  { origin }: Pick<Site, 'origin'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { host, port } = new URL(origin)
    const asked = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part: string) => (body += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asked.on('error', reject).end()
  })
}
