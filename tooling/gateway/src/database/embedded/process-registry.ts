import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './postmaster.ts'
import type { ServerFiles } from './server-files.ts'

const folderOf = (files: ServerFiles) => path.join(files.home, 'processes')

/** Stores a note that this process uses the server, and returns the note. One process may have several. */
export function registerProcess(files: ServerFiles): string {
  const note = path.join(folderOf(files), `${process.pid}-${randomUUID()}`)
  mkdirSync(folderOf(files), { recursive: true })
  writeFileSync(note, '')
  return note
}

/** Removes a note and those of dead processes. Returns true if none is left, so that the server may stop. */
export function unregisterProcess(files: ServerFiles, note?: string): boolean {
  if (note) rmSync(note, { force: true })
  for (const name of readdirSync(folderOf(files))) {
    if (isAlive(Number.parseInt(name, 10))) return false
    rmSync(path.join(folderOf(files), name), { force: true })
  }
  return true
}
