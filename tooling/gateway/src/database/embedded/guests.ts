import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './postmaster.ts'
import type { Place } from './place.ts'

const folderOf = (place: Place) => path.join(place.home, 'guests')
const fileOf = (place: Place) => path.join(folderOf(place), String(process.pid))

/** Notes that this process uses the server. */
export function checkIn(place: Place): void {
  mkdirSync(folderOf(place), { recursive: true })
  writeFileSync(fileOf(place), '')
}

/** Notes that it no longer does; says whether it was the last one, so that the server may stop. */
export function checkOut(place: Place): boolean {
  rmSync(fileOf(place), { force: true })
  return readdirSync(folderOf(place)).every((pid) => !isAlive(Number(pid)))
}
