import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { joinEmbeddedServer } from './embedded-server.ts'
import { memoryFolder } from './memory-folder.ts'
import { isRunning } from './postmaster.ts'
import { withLock } from './folder-lock.ts'
import { freeMemory, prepareServerFiles } from './server-files.ts'

describe('joinEmbeddedServer', () => {
  it('stops a server of tests with the last that leaves it, and leaves none of its data in memory', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-server-'))
    const files = prepareServerFiles(dataDir, { durable: false })
    onTestFinished(() => [dataDir, files.home].forEach((folder) => rmSync(folder, { recursive: true, force: true })))
    const [one, other] = await Promise.all([
      joinEmbeddedServer(dataDir, { durable: false }),
      joinEmbeddedServer(dataDir, { durable: false }),
    ])
    expect(one.urlOf('postgres')).toBe(other.urlOf('postgres'))
    await one.leave()
    expect(isRunning(files)).toBe(true)
    await other.leave()
    expect(isRunning(files)).toBe(false)
    // On the disk, where the system has no large folder in memory, the next server finds the data.
    expect(existsSync(files.data)).toBe(memoryFolder() === undefined)
  })

  it('starts a server of tests whose last process has freed the memory while the next one waited for its turn', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-server-'))
    const files = prepareServerFiles(dataDir, { durable: false })
    onTestFinished(() => [dataDir, files.home].forEach((folder) => rmSync(folder, { recursive: true, force: true })))
    const { joining } = await withLock(path.join(files.home, 'lock'), () => {
      const next = joinEmbeddedServer(dataDir, { durable: false })
      freeMemory(files)
      return Promise.resolve({ joining: next })
    })
    const server = await joining
    expect(isRunning(files)).toBe(true)
    await server.leave()
  })
})
