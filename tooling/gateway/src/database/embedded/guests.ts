import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './postmaster.ts'
import type { Place } from './place.ts'

const folderOf = (place: Place) => path.join(place.home, 'guests')

/** Notes a guest of the server, and gives the note: one process may be there several times. */
export function checkIn(place: Place): string {
  const note = path.join(folderOf(place), `${process.pid}-${randomUUID()}`)
  mkdirSync(folderOf(place), { recursive: true })
  writeFileSync(note, '')
  return note
}

/** Takes a note back; says whether it was the last one, so that the server may stop. Notes of processes that died go too. */
export function checkOut(place: Place, note: string): boolean {
  rmSync(note, { force: true })
  for (const name of readdirSync(folderOf(place))) {
    if (isAlive(Number.parseInt(name, 10))) return false
    rmSync(path.join(folderOf(place), name), { force: true })
  }
  return true
}
