import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, firstSchemeKey } from '../secrets/derive-key.ts'

/** Encrypts personal numbers before they are stored, so that a copy of the database does not reveal them. */
export interface Encryption {
  encrypt: (plain: string) => string
  /** Returns undefined if the gateway no longer has the key. The customer then types the number again. */
  decrypt: (encrypted: string) => string | undefined
  /** Precedes everything that the present secret has encrypted. */
  prefix: string
}

interface Key {
  /** Precedes what the key encrypted, and does not reveal the key. */
  id: string
  bytes: Buffer
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const withId = (bytes: Buffer): Key => ({
  id: createHmac('sha256', bytes).update('key id').digest('hex').slice(0, 8),
  bytes,
})

const keyOf = (secret: string): Key => withId(deriveKey(secret, 'encryption'))

/**
 * Encrypts with AES-256-GCM, by a key derived from the gateway's secret. Earlier secrets and the first scheme can be read.
 */
export function createEncryption(secret: string, earlierSecrets: readonly string[] = []): Encryption {
  const secrets = [secret, ...earlierSecrets]
  const key = keyOf(secret)
  const keys = [...secrets.map(keyOf), ...secrets.map((one) => withId(firstSchemeKey(one)))]
  const prefix = `${key.id}.`
  return {
    prefix,
    encrypt: (plain) => `${prefix}${encryptWith(key, plain)}`,
    decrypt(encrypted) {
      const [payload = '', id] = encrypted.split('.').toReversed()
      // Numbers of the first scheme have no key id, so each key is tried.
      const candidates = id === undefined ? keys : keys.filter((one) => one.id === id)
      return candidates.map((one) => decryptWith(one, payload)).find((plain) => plain !== undefined)
    },
  }
}

function encryptWith({ bytes }: Key, plain: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, bytes, iv)
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Returns undefined if another key was used or the payload was changed. */
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
