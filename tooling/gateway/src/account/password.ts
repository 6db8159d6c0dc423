import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// OWASP's smallest recommended argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Hashes a password with argon2id; blanks around it do not count (OP-27). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...COST, message: password.trim(), nonce })
  return `argon2id.${nonce.toString('base64url')}.${Buffer.from(tag).toString('base64url')}`
}

/** Whether a password belongs to a hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, nonce = '', tag = ''] = hash.split('.')
  const found = await derive('argon2id', { ...COST, message: password.trim(), nonce: Buffer.from(nonce, 'base64url') })
  const expected = Buffer.from(tag, 'base64url')
  return expected.length === COST.tagLength && timingSafeEqual(Buffer.from(found), expected)
}

/** A hash nobody has the password of: checking it costs an unknown account as long as a known one. */
export const DUMMY_HASH = `argon2id.${Buffer.alloc(16).toString('base64url')}.${Buffer.alloc(32).toString('base64url')}`
