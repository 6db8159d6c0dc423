import path from 'node:path'
import { readStaticFile, type StaticFile } from './static-file.ts'

/**
 * Finds the files of a browser bundle. Their names contain a content hash, so each is read once and kept in memory. Documents
 * of earlier releases, still open in a browser, find their files in the bundles of those.
 */
export function createAssets(clientFolder: string, earlierFolders: readonly string[] = []) {
  const known = new Map<string, Promise<StaticFile | undefined>>()
  const folders = [clientFolder, ...earlierFolders].map((folder) => path.join(folder, 'assets'))

  return async (name: string) => {
    const asset = known.get(name) ?? readFirst(folders, name)
    known.set(name, asset)
    const found = await asset
    // Unknown names are not kept. Requests for random names would fill the memory.
    if (!found) known.delete(name)
    return found
  }
}

async function readFirst(folders: readonly string[], name: string): Promise<StaticFile | undefined> {
  for (const folder of folders) {
    const file = await readStaticFile(folder, name)
    if (file) return file
  }
  return undefined
}
