import { readFileSync } from 'node:fs'
import path from 'node:path'

const MIME_TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** A file of a vendor's public host: any site may load it, and always as it is now; `content` where it is not as it lies. */
export const browserFileResponse = (file: URL, content: string | Buffer<ArrayBuffer> = readFileSync(file)) =>
  new Response(content, {
    headers: {
      'content-type': `${MIME_TYPES[path.extname(file.pathname)] ?? 'application/octet-stream'}; charset=utf-8`,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
