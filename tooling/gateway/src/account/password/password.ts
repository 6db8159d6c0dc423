import { normalPassword } from '@shop/domain/fields/password.ts'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** What one argon2id hash costs, the password's owner and an attacker alike. */
export interface PasswordCost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** The cost in every gateway that serves customers: OWASP's smallest recommended argon2id. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32

interface PasswordHash {
  cost: PasswordCost
  salt: Buffer
  tag: Buffer
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const prefixOf = ({ memory, passes, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`

/** Writes a hash as a PHC string, as every argon2 library does. It holds the parameters, so they can be raised later. */
const writeHash = ({ cost, salt, tag }: PasswordHash) => `${prefixOf(cost)}${toBase64(salt)}$${toBase64(tag)}`

const PHC_STRING = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

function readHash(hash: string): PasswordHash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC_STRING.exec(hash) ?? beforeParameters(hash)
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Reads the older format without parameters, `argon2id.<salt>.<tag>`. All of these have the same cost. */
const beforeParameters = (hash: string) => ['', '19456', '2', '1', ...hash.split('.').slice(1)]

const tagOf = async (
  password: string,
  { memory, passes, parallelism }: PasswordCost,
  nonce: Buffer,
  tagLength: number,
) => Buffer.from(await derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength }))

/** Hashes a password with argon2id, in the form that is the same from every keyboard. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  return writeHash({ cost, salt, tag: await tagOf(normalPassword(password), cost, salt, TAG_BYTES) })
}

/** Older hashes are of the password as it was typed, with its letters composed or not. */
const olderForms = (typed: string) => [typed.trim(), typed.trim().normalize('NFC'), typed.trim().normalize('NFD')]

/**
 * Compares a password with a hash. `older`: the hash is of another form of the same password, and should be replaced. A wrong
 * password is compared in all forms, so that the time depends on the password alone.
 */
export async function matchPassword(password: string, hash: string): Promise<'current' | 'older' | undefined> {
  const { cost, salt, tag } = readHash(hash)
  const current = normalPassword(password)
  for (const form of new Set([current, ...olderForms(password)])) {
    if (timingSafeEqual(await tagOf(form, cost, salt, tag.length), tag)) return form === current ? 'current' : 'older'
  }
  return undefined
}

/** True if a hash has another cost than the current one. The next login replaces it. */
export const isOutdated = (hash: string, cost: PasswordCost): boolean => !hash.startsWith(prefixOf(cost))

/** Returns a hash that no password matches. It is checked for unknown accounts too, so that these take the same time. */
export const unusableHash = (cost: PasswordCost): string =>
  writeHash({ cost, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_BYTES) })
