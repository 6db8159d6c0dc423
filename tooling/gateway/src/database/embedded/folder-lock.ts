import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './postmaster.ts'

// Longer than the owner waits for a busy server.
const LOCK_TIMEOUT_MS = 90_000

function take(folder: string): boolean {
  // Created under another name and renamed, so that a lock never exists without the process id of its owner.
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

/** Renames the lock before deleting it, because another process may create the next lock at once. */
function release(folder: string): void {
  const aside = `${folder}.${process.pid}.over`
  renameSync(folder, aside)
  rmSync(aside, { recursive: true, force: true })
}

/** Removes the lock of a dead owner, unless another process has replaced it meanwhile. */
function breakUp(folder: string): void {
  const aside = `${folder}.${process.pid}.stale`
  try {
    renameSync(folder, aside)
    if (ownerIsGone(aside)) rmSync(aside, { recursive: true, force: true })
    else renameSync(aside, folder)
  } catch {
    // Another process has removed it and may hold the lock now.
  }
}

/** Runs work while no other process holds the same lock. Removes the lock of a dead owner. */
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
