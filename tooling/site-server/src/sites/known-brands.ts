import { readdirSync } from 'node:fs'
import { apps } from '../paths.ts'

/** Returns the names of all brands, built or not, by the folder of their folders. */
export const knownBrands = (folder = apps): string[] => readdirSync(folder).toSorted()
