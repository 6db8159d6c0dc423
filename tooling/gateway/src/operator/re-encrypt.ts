import { sql, type SQL } from 'drizzle-orm'
import { createEncryption, type Encryption } from '../access/encryption.ts'
import type { Database } from '../database/database.ts'

const BATCH_SIZE = 500

/** The tables with encrypted personal numbers: how a number is read, and how it is replaced. */
const PLACES: readonly { table: SQL; number: SQL; replace: (fresh: string) => SQL }[] = [
  { table: sql`carts`, number: sql`encrypted_cpr`, replace: (fresh) => sql`encrypted_cpr = ${fresh}` },
  ...[sql`transactions`, sql`orders`].map((table) => ({
    table,
    number: sql`draft ->> 'encryptedCpr'`,
    replace: (fresh: string) => sql`draft = jsonb_set(draft, '{encryptedCpr}', to_jsonb(${fresh}::text))`,
  })),
]

/** How many numbers were encrypted again, and how many no secret can read. */
export interface ReEncrypted {
  changed: number
  unreadable: number
}

/**
 * Encrypts every personal number with the present secret, so that an earlier one is not needed for them any more. Gateways
 * may run: a number that changes meanwhile is left as it is. Can be repeated.
 */
export async function reEncrypt(db: Database, secret: string, earlierSecrets: readonly string[]): Promise<ReEncrypted> {
  const encryption = createEncryption(secret, earlierSecrets)
  const result = { changed: 0, unreadable: 0 }
  for (const place of PLACES) {
    for (let after = ''; ;) {
      const batch = await oldNumbers(db, place, encryption.prefix, after)
      if (batch.length === 0) break
      for (const number of batch) await replaceNumber(db, { place, number, encryption, result })
      after = batch.at(-1) ?? ''
    }
  }
  return result
}

async function oldNumbers(db: Database, { table, number }: (typeof PLACES)[number], prefix: string, after: string) {
  const found = await db.execute<{ number: string }>(
    sql`select distinct ${number} as number from ${table}
      where ${number} is not null and not starts_with(${number}, ${prefix}) and ${number} > ${after}
      order by 1 limit ${BATCH_SIZE}`,
  )
  return found.rows.map((row) => row.number)
}

interface Replacement {
  place: (typeof PLACES)[number]
  number: string
  encryption: Encryption
  result: ReEncrypted
}

async function replaceNumber(db: Database, { place, number, encryption, result }: Replacement): Promise<void> {
  const plain = encryption.decrypt(number)
  if (plain === undefined) {
    result.unreadable++
    return
  }
  const changed = await db.execute(
    sql`update ${place.table} set ${place.replace(encryption.encrypt(plain))} where ${place.number} = ${number}`,
  )
  result.changed += changed.rowCount ?? 0
}
