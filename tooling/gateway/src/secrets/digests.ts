import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, firstSchemeKey } from './derive-key.ts'

/** The purpose of a digest. Each purpose has its own key, so the same text has a different digest for each. */
export type DigestPurpose =
  | 'access-token'
  | 'code-request'
  | 'email-change-link'
  | 'email-change-secret'
  | 'erased-address'
  | 'mailed-code'
  | 'mailed-code-secret'
  | 'network'
  | 'newsletter-link'
  | 'order-access'
  | 'order-form'
  | 'refill-link'
  | 'reset-link'
  | 'reset-secret'
  | 'throttle'

/**
 * Keyed digests of values that the database stores only as a hash. A copy of the database without the gateway's secret
 * cannot confirm a guess, even for values with few possibilities.
 */
export interface Digests {
  /** Returns the digest with the current secret. */
  digest: (purpose: DigestPurpose, text: string) => string
  /** Returns every form that a row may hold: digests with the current and earlier secrets, and the first scheme's hash. */
  storedForms: (purpose: DigestPurpose, text: string) => string[]
  /** True if it is the digest of a text, with the current secret or an earlier one. */
  isDigest: (purpose: DigestPurpose, text: string, digest: string) => boolean
}

/** Creates digests with keys that are derived from the gateway's secret. */
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

/** Derives each key once, for every secret and purpose. */
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

/** The hash by which the first scheme stored tokens and reset links. It is only looked up. */
const firstSchemeHash = (text: string) => createHash('sha256').update(text).digest('base64url')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
