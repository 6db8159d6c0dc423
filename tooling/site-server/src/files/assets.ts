import path from 'node:path'
import { readStaticFile, type StaticFile } from './static-file.ts'

/** The files of a browser bundle. Their names carry their content's hash, so they are read once and kept forever. */
export function createAssets(clientFolder: string) {
  const known = new Map<string, Promise<StaticFile | undefined>>()
  const folder = path.join(clientFolder, 'assets')

  return async (name: string) => {
    const asset = known.get(name) ?? readStaticFile(folder, name)
    known.set(name, asset)
    const found = await asset
    // Unknown names are not kept: they would fill the memory of a server that is asked for nonsense.
    if (!found) known.delete(name)
    return found
  }
}
