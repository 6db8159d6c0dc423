import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, firstSchemeKey } from './derive-key.ts'

/** What a digest is for. Each purpose has a key of its own, so that the same text has another digest for each. */
export type DigestPurpose =
  | 'access-token'
  | 'email-change-link'
  | 'email-change-secret'
  | 'network'
  | 'newsletter-link'
  | 'order-form'
  | 'reset-link'
  | 'reset-secret'
  | 'throttle'

/**
 * Keyed digests of everything that the database knows by its hash alone. A copy of the database without the gateway's
 * secret cannot confirm a guess, however few values are possible.
 */
export interface Digests {
  /** The digest under the present secret. */
  digest: (purpose: DigestPurpose, text: string) => string
  /** Every form that a row may hold: digests under the present secret and the earlier ones, and the hash of before. */
  storedForms: (purpose: DigestPurpose, text: string) => string[]
  /** Whether it is the digest of a text, under the present secret or an earlier one. */
  isDigest: (purpose: DigestPurpose, text: string, digest: string) => boolean
}

/** Makes digests with keys that are derived from the gateway's secret. */
export function createDigests(secret: string, earlierSecrets: readonly string[] = []): Digests {
  const secrets = [secret, ...earlierSecrets]
  const keyOf = createKeys()
  const digestsOf = (purpose: DigestPurpose, text: string) => secrets.map((one) => hmac(keyOf(one, purpose), text))
  return {
    digest: (purpose, text) => hmac(keyOf(secret, purpose), text),
    storedForms: (purpose, text) => [...digestsOf(purpose, text), firstSchemeHash(text)],
    isDigest(purpose, text, digest) {
      const firstScheme = secrets.map((one) => hmac(firstSchemeKey(one), text))
      return [...digestsOf(purpose, text), ...firstScheme].some((one) => isSame(one, digest))
    },
  }
}

/** Derives each key once: as many as there are secrets and purposes. */
function createKeys() {
  const keys = new Map<string, Buffer>()
  return (secret: string, purpose: DigestPurpose): Buffer => {
    const name = `${purpose} ${secret}`
    const key = keys.get(name) ?? deriveKey(secret, `digest ${purpose}`)
    keys.set(name, key)
    return key
  }
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** How the first scheme stored tokens and reset links; it is looked up, never written. */
const firstSchemeHash = (text: string) => createHash('sha256').update(text).digest('base64url')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
