import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** Encrypts personal numbers before they reach the database, so that a copy of it gives nothing away. */
export interface Seal {
  close: (secret: string) => string
  open: (sealed: string) => string
  /** Tells whether two texts are the same without keeping them. */
  digest: (text: string) => string
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM under a key made of the gateway's secret. */
export function createSeal(gatewaySecret: string): Seal {
  const key = createHash('sha256').update(`seal:${gatewaySecret}`).digest()
  return {
    close(secret) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    digest: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}
