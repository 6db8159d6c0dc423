import { lstatSync, mkdirSync } from 'node:fs'

const WRITABLE_BY_OTHERS = 0o022

/**
 * Makes a folder, or takes the one that is there if it is ours alone: where everybody may write, anybody may have put a
 * link or a folder of theirs in its place, and would then own what is written into it.
 */
export function ownFolder(folder: string, uid = process.getuid?.()): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const found = lstatSync(folder)
  const isOurs = found.isDirectory() && found.uid === uid && (found.mode & WRITABLE_BY_OTHERS) === 0
  if (isOurs) return folder
  throw new Error(`${folder} is a link, or somebody else owns it or may write to it. Remove it, or set DATABASE_URL.`)
}
