import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** Encrypts personal numbers before they reach the database, so that a copy of it gives nothing away. */
export interface Encryption {
  encrypt: (plain: string) => string
  decrypt: (encrypted: string) => string
  /** Tells whether two texts are the same without keeping them. */
  digest: (text: string) => string
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM under a key made of the gateway's secret. */
export function createEncryption(gatewaySecret: string): Encryption {
  const key = createHash('sha256').update(`seal:${gatewaySecret}`).digest()
  return {
    encrypt(plain) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    digest: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}
