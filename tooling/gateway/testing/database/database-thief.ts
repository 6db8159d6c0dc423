import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { LIMITS } from '../../src/access/limit-table.ts'
import type { Database } from '../../src/database/database.ts'

/** A guess that a copy of the database confirms, and its place. */
export interface Find {
  guess: string
  table: string
  column: string
  /** The form in which the copy contains it, such as `sha256`. */
  form: string
}

const HASHES = ['md5', 'sha1', 'sha256', 'sha512'] as const

/** The names of the limits that count something guessable, such as an e-mail or a CPR number. */
const GUESSABLE = [
  'account-login',
  'email-change-mail',
  ...Object.entries(LIMITS).flatMap(([name, { by }]) => (by === 'network' ? [] : [name])),
]

/** The texts that the source code puts around a value before hashing it. An attacker may have read the code. */
const SENTENCES = [
  (guess: string) => guess,
  ...['', 'test_dk ', 'test_free '].flatMap((shop) =>
    GUESSABLE.flatMap((name) => [
      (guess: string) => `${name} ${shop}${guess}`,
      (guess: string) => `${name} ${shop}${guess} from 127.0.0.1`,
    ]),
  ),
]

/** The place of every text of every table, by its bytes: plain, or decoded from hexadecimal or base64. */
export type StolenCopy = ReadonlyMap<string, Omit<Find, 'guess' | 'form'>>

/** Copies all tables except those with goods, which are public. */
export async function copyOf(db: Database): Promise<StolenCopy> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name not in ('products', 'documents', 'pictures', 'shops')`,
  )
  const copy = new Map<string, Omit<Find, 'guess' | 'form'>>()
  for (const { name: table } of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
    )
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        for (const text of textsIn(value)) for (const bytes of readingsOf(text)) copy.set(bytes, { table, column })
      }
    }
  }
  return copy
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/[\s.:$/]+/)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}

/** Returns the bytes of a text as it is, and decoded as a hash. */
function readingsOf(text: string): string[] {
  const hash = /^(?:\\x)?([0-9a-f]{32,128})$/i.exec(text)?.[1]
  if (hash) return [text, Buffer.from(hash, 'hex').toString('latin1')]
  return /^[\w+/-]{22,88}={0,2}$/.test(text) ? [text, Buffer.from(text, 'base64').toString('latin1')] : [text]
}

/** Tries guesses against a copy, plain and hashed in the common ways, with and without the texts of the code. */
export function tryGuesses(copy: StolenCopy, guesses: Iterable<string>): Find[] {
  const found: Find[] = []
  const look = (guess: string, form: string, bytes: string) => {
    const place = copy.get(bytes)
    if (place) found.push({ guess, form, ...place })
  }
  for (const guess of guesses) {
    look(guess, 'plain', guess)
    for (const sentence of SENTENCES) {
      for (const hash of HASHES) look(guess, hash, createHash(hash).update(sentence(guess)).digest().toString('latin1'))
    }
  }
  return found
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Generates the CPR numbers of people born in a month: up to ten thousand a day. */
export function* cprNumbers({ month, year, days = 31, perDay = 10_000 }: Birth): Generator<string> {
  for (let day = 1; day <= days; day++) {
    const date = `${twoDigits(day)}${twoDigits(month)}${twoDigits(year)}`
    for (let sequence = 10_000 - perDay; sequence < 10_000; sequence++)
      yield `${date}${String(sequence).padStart(4, '0')}`
  }
}

interface Birth {
  month: number
  year: number
  days?: number
  /** The number of sequence numbers a day, from the highest down. */
  perDay?: number
}
