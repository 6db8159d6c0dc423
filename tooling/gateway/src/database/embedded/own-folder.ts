import { lstatSync, mkdirSync } from 'node:fs'

const WRITABLE_BY_OTHERS = 0o022

/**
 * Creates a folder. Throws if an existing one is a link, has another owner, or is writable by others. In a folder such as
 * `/var/tmp` another user could have created it, and would control the files in it.
 */
export function ownFolder(folder: string, uid = process.getuid?.()): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const found = lstatSync(folder)
  const isOurs = found.isDirectory() && found.uid === uid && (found.mode & WRITABLE_BY_OTHERS) === 0
  if (isOurs) return folder
  throw new Error(`${folder} is a link, or somebody else owns it or may write to it. Remove it, or set DATABASE_URL.`)
}
