import { LRUCache } from 'lru-cache'
import { compressText } from '../files/compress-text.ts'
import { contentHash } from '../files/content-hash.ts'
import type { StaticFile } from '../files/static-file.ts'

/** The path of a site's bootstrap files. */
export const BOOTSTRAP_FILES = '/assets/bootstrap'

/** The number of versions kept. A page whose version is gone loads its data from the gateway. */
const MAX_VERSIONS = 8

/** Keeps the latest versions of a site's bootstrap data as immutable files. */
export function createBootstrapFiles() {
  const versions = new LRUCache<string, Promise<StaticFile>>({ max: MAX_VERSIONS })

  /** Adds a version and returns its address. Compresses each version once. */
  function publish(text: string): string {
    const name = `${contentHash(text)}.json`
    if (!versions.get(name)) versions.set(name, asFile(text))
    return `${BOOTSTRAP_FILES}/${name}`
  }
  return { publish, find: (name: string) => versions.get(name) }
}

const asFile = async (text: string): Promise<StaticFile> => ({
  type: 'application/json',
  ...(await compressText(text)),
})
