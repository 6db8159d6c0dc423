import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.avif': 'image/avif',
}
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

interface CachedFile {
  body: Buffer
  headers: Record<string, string>
}

/** Serves a folder from memory, fully compressed, with a tiny cart under `/api/cart`. Returns its address. */
export async function serveFolder(folder: string): Promise<string> {
  const kept = new Map<string, CachedFile | undefined>()
  const fileAt = (address: string) => {
    if (!kept.has(address)) kept.set(address, read(folder, address))
    return kept.get(address)
  }
  const addToCart = createCarts()
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://floor.invalid').pathname
    if (address === '/api/cart/add') {
      addToCart(request, response)
      return
    }
    const file = fileAt(address)
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function read(folder: string, address: string): CachedFile | undefined {
  const name = address === '/' ? '/index.html' : path.extname(address) ? address : `${address}.html`
  const file = path.join(folder, path.posix.normalize(name))
  if (!existsSync(file)) return undefined
  const raw = readFileSync(file)
  const isText = !file.endsWith('.avif')
  const body = isText ? brotliCompressSync(raw, best) : raw
  return {
    body,
    headers: {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText && { 'content-encoding': 'br' }),
    },
  }
}

function createCarts() {
  const totals = new Map<string, number>()
  return ({ headers }: IncomingMessage, response: ServerResponse) => {
    const [, id = randomUUID()] = /cart=([\w-]+)/.exec(headers.cookie ?? '') ?? []
    const total = (totals.get(id) ?? 0) + 1
    totals.set(id, total)
    response.setHeader('set-cookie', `cart=${id}; Path=/; SameSite=Lax`)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ total }))
  }
}
