import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The texts of files by their paths from the root. */
type Texts = ReadonlyMap<string, string>

/** Lists the files that differ from their text, or are missing. */
export const staleFiles = (root: string, texts: Texts): string[] =>
  [...texts].filter(([file, text]) => textOf(path.join(root, file)) !== text).map(([file]) => file)

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Writes the files that differ, and returns their paths. */
export function writeFiles(root: string, texts: Texts): string[] {
  const stale = staleFiles(root, texts)
  for (const file of stale) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), texts.get(file) ?? '')
  }
  return stale
}
