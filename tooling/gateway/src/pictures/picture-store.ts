import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Picture } from '../model/picture.ts'
import { pictures } from './picture-tables.ts'

/** A picture by its name; nothing when no shop shows one of that name. */
export async function findPicture(db: Database, name: string): Promise<Picture | undefined> {
  const [found] = await db.select().from(pictures).where(eq(pictures.name, name))
  return found
}

/** Every picture, those that pages show first at the front. */
export const listPictures = (db: Database): Promise<Picture[]> =>
  db.select().from(pictures).orderBy(asc(pictures.position))
