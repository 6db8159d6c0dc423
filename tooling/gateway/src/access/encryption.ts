import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Encrypts personal numbers before they reach the database, so that a copy of it gives nothing away. */
export interface Encryption {
  encrypt: (plain: string) => string
  /** Nothing when none of our keys was used: what was encrypted is lost and has to be asked for again. */
  decrypt: (encrypted: string) => string | undefined
  /** Tells whether two texts are the same without keeping them; nobody else can make it. */
  digest: (text: string) => string
  /** Whether it is the digest of a text, with today's secret or an earlier one. */
  isDigest: (text: string, digest: string) => boolean
}

interface Key {
  /** Stands in front of what it encrypted, and tells nothing about it. */
  id: string
  bytes: Buffer
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

function createKey(secret: string): Key {
  const bytes = createHash('sha256').update(`seal:${secret}`).digest()
  return { id: createHmac('sha256', bytes).update('key id').digest('hex').slice(0, 8), bytes }
}

/** AES-256-GCM under a key made of the gateway's secret; what an earlier secret encrypted can still be read. */
export function createEncryption(secret: string, earlierSecrets: readonly string[] = []): Encryption {
  const key = createKey(secret)
  const keys = [key, ...earlierSecrets.map(createKey)]
  return {
    encrypt: (plain) => `${key.id}.${encryptWith(key, plain)}`,
    decrypt(encrypted) {
      const [payload = '', id] = encrypted.split('.').toReversed()
      // Numbers of before carry no id: the right key is the one that opens them.
      const candidates = id === undefined ? keys : keys.filter((one) => one.id === id)
      return candidates.map((one) => decryptWith(one, payload)).find((plain) => plain !== undefined)
    },
    digest: (text) => digestWith(key, text),
    isDigest: (text, digest) => keys.some((one) => isSame(digestWith(one, text), digest)),
  }
}

const digestWith = ({ bytes }: Key, text: string) => createHmac('sha256', bytes).update(text).digest('base64url')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

function encryptWith({ bytes }: Key, plain: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, bytes, iv)
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Nothing when it was encrypted with another key, or changed since. */
function decryptWith({ bytes: key }: Key, payload: string): string | undefined {
  const bytes = Buffer.from(payload, 'base64url')
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
