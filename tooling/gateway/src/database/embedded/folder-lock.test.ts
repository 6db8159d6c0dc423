import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'))

// Adds one to a number in a file, again and again: any two at the same time would lose some.
const counting = `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { withLock } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))}
  const [lock, file] = process.argv.slice(-2)
  for (let turn = 0; turn < 15; turn++) {
    await withLock(lock, async () => {
      const before = Number(readFileSync(file, 'utf8'))
      await new Promise(setImmediate)
      writeFileSync(file, String(before + 1))
    })
  }
`

describe('the folder lock', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('lets one process after the other work, also when the first owner died', async () => {
    const lock = path.join(folder, 'lock')
    const file = path.join(folder, 'number')
    writeFileSync(file, '0')
    mkdirSync(lock)
    // No process has this number.
    writeFileSync(path.join(lock, 'pid'), '4194305')
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', counting, lock, file])
    await Promise.all(Array.from({ length: 4 }, run))
    expect(readFileSync(file, 'utf8')).toBe('60')
  })
})
