import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { drawingSchema } from '../model/picture.ts'
import { readSeedData } from './read-seed-data.ts'
import type { SeedData } from './seed-data.ts'

const dataSchema = v.object({ shops: v.array(v.looseObject({ id: v.string() })), pictures: v.array(drawingSchema) })

/** Reads an operator's own shops: JSON with `shops` (`model/shop-data.ts`) and `pictures` (`model/picture.ts`). */
export const readShopsFile = (file: string): SeedData =>
  readSeedData({ ...v.parse(dataSchema, JSON.parse(readFileSync(file, 'utf8'))), customers: {} })
