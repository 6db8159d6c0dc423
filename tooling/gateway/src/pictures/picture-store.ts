import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Picture } from '../model/picture.ts'
import { pictures } from './picture-tables.ts'

/** Finds a picture by its name. */
export async function findPicture(db: Database, name: string): Promise<Picture | undefined> {
  const [found] = await db.select().from(pictures).where(eq(pictures.name, name))
  return found
}

/** Lists all pictures, in the order in which pages show them. */
export const listPictures = (db: Database): Promise<Picture[]> =>
  db.select().from(pictures).orderBy(asc(pictures.position))
