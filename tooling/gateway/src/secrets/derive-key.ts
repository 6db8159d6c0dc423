import { createHash, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
const SALT = 'hearing-shop gateway'

/** Derives the key for one purpose from the gateway's secret (HKDF, RFC 5869): no two purposes share a key. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, SALT, purpose, KEY_BYTES))

/** The key of the gateway's first scheme, for both encryption and digests. It only reads older values. */
export const firstSchemeKey = (secret: string): Buffer => createHash('sha256').update(`seal:${secret}`).digest()
