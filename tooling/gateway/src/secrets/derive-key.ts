import { createHash, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
const SALT = 'hearing-shop gateway'

/** Derives the key for one purpose from the gateway's secret (HKDF, RFC 5869): no two purposes share a key. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, SALT, purpose, KEY_BYTES))

/** The one key of the gateway's first scheme, which served encryption and digests alike. Read with, never written with. */
export const firstSchemeKey = (secret: string): Buffer => createHash('sha256').update(`seal:${secret}`).digest()
