import path from 'node:path'
import { readStaticFile, type StaticFile } from './static-file.ts'

/** Finds the files of a browser bundle. Their names contain a content hash, so each is read once and kept in memory. */
export function createAssets(clientFolder: string) {
  const known = new Map<string, Promise<StaticFile | undefined>>()
  const folder = path.join(clientFolder, 'assets')

  return async (name: string) => {
    const asset = known.get(name) ?? readStaticFile(folder, name)
    known.set(name, asset)
    const found = await asset
    // Unknown names are not kept. Requests for random names would fill the memory.
    if (!found) known.delete(name)
    return found
  }
}
