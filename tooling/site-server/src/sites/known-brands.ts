import { readdirSync } from 'node:fs'
import path from 'node:path'

const APPS = path.resolve(import.meta.dirname, '../../../../apps')

/** Returns the names of all brands, built or not, by the folder of their folders. */
export const knownBrands = (apps = APPS): string[] => readdirSync(apps).toSorted()
