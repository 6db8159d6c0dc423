import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { registerProcess, unregisterProcess } from './process-registry.ts'

const home = mkdtempSync(path.join(tmpdir(), 'processes-'))
const files = { home, binaries: '', data: '', log: '', password: '', user: undefined, inMemory: undefined }

describe('the process registry', () => {
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('lets the server stop with its last user process only, several in one process and dead ones counted rightly', () => {
    const [first, second] = [registerProcess(files), registerProcess(files)]
    // No process has this number.
    writeFileSync(path.join(home, 'processes', '4194305-died'), '')
    expect(unregisterProcess(files, first)).toBe(false)
    expect(unregisterProcess(files, second)).toBe(true)
  })
})
