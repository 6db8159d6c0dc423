import { LRUCache } from 'lru-cache'
import { compressText, QUALITY } from '../files/compress-text.ts'
import { contentHash } from '../files/content-hash.ts'
import type { StaticFile } from '../files/static-file.ts'

/** Where a site has its bootstrap files. */
export const BOOTSTRAP_FILES = '/assets/bootstrap'

/** Pages name the version they were rendered with. Whose version is gone fills the page from the gateway. */
const MAX_VERSIONS = 8

/** The bootstrap data of one site as files that never change, the latest versions of it. */
export function createBootstrapFiles() {
  const versions = new LRUCache<string, Promise<StaticFile>>({ max: MAX_VERSIONS })

  /** Keeps a version, compressed once for as long as it lives, and gives its address. */
  function publish(text: string): string {
    const name = `${contentHash(text)}.json`
    if (!versions.get(name)) versions.set(name, asFile(text))
    return `${BOOTSTRAP_FILES}/${name}`
  }
  return { publish, find: (name: string) => versions.get(name) }
}

const asFile = async (text: string): Promise<StaticFile> => ({
  type: 'application/json',
  ...(await compressText(text, QUALITY.best)),
})
