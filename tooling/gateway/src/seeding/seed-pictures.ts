import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Picture } from '../model/picture.ts'
import { pictures } from '../pictures/picture-tables.ts'

/** Writes the pictures that differ from those in the database. Removed pictures stay, because cached pages name them. */
export async function seedPictures(db: Database, wanted: readonly Picture[]): Promise<void> {
  const { name, hash, widths, formats, position } = pictures
  const present = await db.select({ name, hash, widths, formats, position }).from(pictures)
  const known = new Map(present.map((row) => [row.name, row]))
  const changed = wanted
    .map((picture, index) => ({ ...picture, position: index }))
    .filter(({ svg: _svg, ...row }) => !isDeepStrictEqual(row, known.get(row.name)))
  if (changed.length === 0) return
  const set = Object.fromEntries(
    ['hash', 'svg', 'widths', 'formats', 'position'].map((column) => [column, sql.raw(`excluded.${column}`)]),
  )
  await db.insert(pictures).values(changed).onConflictDoUpdate({ target: name, set })
}
