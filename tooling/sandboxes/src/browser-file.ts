import { readFileSync } from 'node:fs'
import path from 'node:path'

const MIME_TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Sends a file of a vendor's public host. Any site may load it, without caching. `content` replaces the file's content. */
export const browserFileResponse = (file: URL, content: string | Buffer<ArrayBuffer> = readFileSync(file)) =>
  new Response(content, {
    headers: {
      'content-type': `${MIME_TYPES[path.extname(file.pathname)] ?? 'application/octet-stream'}; charset=utf-8`,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
