import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { Limits } from '../../access/limits.ts'
import { mailedCodes } from './mailed-code-tables.ts'

/** For how many minutes a code can be typed. */
export const CODE_MINUTES = 15

/** How often a code can be typed. */
export const CODE_TRIES = 5

const DIGITS = 6

/** A request for a code, as stored. */
export type MailedCode = typeof mailedCodes.$inferSelect

/** What a code is asked for. */
export type AskedCode = Pick<MailedCode, 'shopId' | 'purpose' | 'email' | 'subject' | 'origin'>

interface CodeServices {
  db: Database
  digests: Digests
  limits: Pick<Limits, 'typed'>
}

/** The code of a request, which only the gateway can derive. A repeated mail has the same code. */
export const codeOf = (digests: Digests, id: string): string => {
  const derived = Buffer.from(digests.digest('mailed-code-secret', id), 'base64url').readUIntBE(0, 6)
  return String(derived % 10 ** DIGITS).padStart(DIGITS, '0')
}

const isAlive = gt(mailedCodes.expiresAt, sql`now()`)
const typedText = (id: string, code: string) => `${id} ${code}`

/**
 * Stores a request for a code, and queues its mail. Returns the secret with which the asking browser tries the code. What the
 * subject is, and whether the address belongs to it, is looked up for the mail only: this call does the same work for all.
 */
export async function askForCode({ db, digests, limits }: CodeServices, asked: AskedCode): Promise<string> {
  const id = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  const codeHash = digests.digest('mailed-code', typedText(id, codeOf(digests, id)))
  const isMailed = await limits.typed.isWithin('code-mail', `${asked.shopId} ${asked.email}`)
  await db.transaction(async (tx) => {
    await tx.insert(mailedCodes).values({
      ...asked,
      id,
      requestHash: digests.digest('code-request', secret),
      codeHash: isMailed ? codeHash : '',
      expiresAt: sql`now() + interval '1 minute' * ${CODE_MINUTES}`,
    })
    // The caller does not trigger the outbox. Making the mail now would slow down the next call, which tells who gets one.
    if (isMailed) await enqueue(tx, { kind: 'mailed-code', subjectId: id })
  })
  return secret
}

/** Finds a request whose mail is due. Undefined if it has expired. */
export async function findMailedCode(db: Database, id: string): Promise<MailedCode | undefined> {
  const [found] = await db
    .select()
    .from(mailedCodes)
    .where(and(eq(mailedCodes.id, id), isAlive))
  return found
}

interface TypedCode extends Pick<MailedCode, 'shopId' | 'purpose'> {
  secret: string
  code: string
}

/** What became of a typed code: the request that it fits, another try, or no more of them. */
export type CodeResult = MailedCode | 'wrong' | 'over'

/**
 * Tries a code. The try is counted before it is compared, in one statement, so that any number of calls at the same time have
 * five tries together. A code that fits is used up: of two calls with it one succeeds.
 */
export async function tryCode(
  { db, digests }: Pick<CodeServices, 'db' | 'digests'>,
  { shopId, purpose, secret, code }: TypedCode,
): Promise<CodeResult> {
  const isThis = and(
    inArray(mailedCodes.requestHash, digests.storedForms('code-request', secret)),
    eq(mailedCodes.shopId, shopId),
    eq(mailedCodes.purpose, purpose),
  )
  const [tried] = await db
    .update(mailedCodes)
    .set({ tries: sql`${mailedCodes.tries} + 1` })
    .where(and(isThis, isAlive, lt(mailedCodes.tries, CODE_TRIES)))
    .returning()
  if (!tried) return 'over'
  if (!digests.isDigest('mailed-code', typedText(tried.id, code), tried.codeHash)) {
    return tried.tries < CODE_TRIES ? 'wrong' : 'over'
  }
  const used = await db.delete(mailedCodes).where(eq(mailedCodes.id, tried.id))
  return used.rowCount === 1 ? tried : 'over'
}
