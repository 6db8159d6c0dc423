import { readFileSync } from 'node:fs'

/** A script of a vendor's public host: any site may load it, and always as it is now. */
export const vendorScript = (file: URL) =>
  new Response(readFileSync(file), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
