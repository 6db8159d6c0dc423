import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PictureFormat } from '../model/picture.ts'

/** The pictures of all shops as SVG. Each size is rendered at its first request. */
export const pictures = pgTable('pictures', {
  name: text('name').primaryKey(),
  /** Part of its addresses: changes with the picture. */
  hash: text('hash').notNull(),
  svg: text('svg').notNull(),
  widths: jsonb('widths').$type<number[]>().notNull(),
  formats: jsonb('formats').$type<PictureFormat[]>().notNull(),
  /** Those that pages show first come first. */
  position: integer('position').notNull(),
})
