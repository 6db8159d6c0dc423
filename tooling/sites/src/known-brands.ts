import { readdirSync } from 'node:fs'
import path from 'node:path'

const apps = path.resolve(import.meta.dirname, '../../../apps')

/** Returns the names of all brands, built or not. */
export const knownBrands = (): string[] => readdirSync(apps).toSorted()
