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

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string): Buffer => deriveKey(secret, 'encryption')

/** Names a secret without revealing it. */
export const keyIdOf = (secret: string): string => idOf(keyOf(secret))

/** Precedes what the key encrypted, and does not reveal the key. */
const idOf = (key: Buffer) => createHmac('sha256', key).update('key id').digest('hex').slice(0, 8)

/**
 * Encrypts with AES-256-GCM, by a key derived from the gateway's secret. Earlier secrets and the first scheme can be read.
 */
export function createEncryption(secret: string, earlierSecrets: readonly string[] = []): Encryption {
  const secrets = [secret, ...earlierSecrets]
  const key = keyOf(secret)
  const keys = [...secrets.map(keyOf), ...secrets.map(firstSchemeKey)]
  const prefix = `${idOf(key)}.`
  return {
    prefix,
    encrypt: (plain) => `${prefix}${encryptWith(key, plain)}`,
    decrypt(encrypted) {
      // The oldest numbers have no key id. Each key is tried, because only the right one decrypts.
      const payload = encrypted.slice(encrypted.lastIndexOf('.') + 1)
      return keys.map((one) => decryptWith(one, payload)).find((plain) => plain !== undefined)
    },
  }
}

function encryptWith(key: Buffer, plain: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Returns undefined if another key was used or the payload was changed. */
function decryptWith(key: Buffer, payload: string): string | undefined {
  const bytes = Buffer.from(payload, 'base64url')
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
