import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './postmaster.ts'

// Longer than the owner waits for a busy server.
const LOCK_TIMEOUT_MS = 90_000

function take(folder: string): boolean {
  // Made aside and moved into place, so that a lock never exists without its owner's number in it.
  const aside = `${folder}.${process.pid}`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  writeFileSync(path.join(aside, 'pid'), String(process.pid))
  try {
    renameSync(aside, folder)
    return true
  } catch {
    rmSync(aside, { recursive: true, force: true })
    return false
  }
}

function ownerIsGone(folder: string): boolean {
  try {
    return !isAlive(Number(readFileSync(path.join(folder, 'pid'), 'utf8')))
  } catch {
    return false
  }
}

/** Moved away before it is emptied: an empty folder counts as no lock, and the next one may be in its place at once. */
function release(folder: string): void {
  const aside = `${folder}.${process.pid}.over`
  renameSync(folder, aside)
  rmSync(aside, { recursive: true, force: true })
}

/** Takes a lock away whose owner died; another process may have done so just now, and then it is not that lock any more. */
function breakUp(folder: string): void {
  const aside = `${folder}.${process.pid}.stale`
  try {
    renameSync(folder, aside)
    if (ownerIsGone(aside)) rmSync(aside, { recursive: true, force: true })
    else renameSync(aside, folder)
  } catch {
    // Gone already: whoever took it away may have the lock now.
  }
}

/** Does something while no other process does anything under the same lock. A lock whose owner died is taken over. */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  while (!take(folder)) {
    if (ownerIsGone(folder)) breakUp(folder)
    else if (Date.now() > deadline) throw new Error(`Another process keeps ${folder} locked.`)
    else await pause(50)
  }
  try {
    return await work()
  } finally {
    release(folder)
  }
}
