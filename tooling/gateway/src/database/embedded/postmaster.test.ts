import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '@shop/server/testing/ports.ts'
import { findRunningPort } from './postmaster.ts'

const data = mkdtempSync(path.join(tmpdir(), 'postmaster-'))
const password = path.join(data, 'password')
const files = { home: '', binaries: '', data, log: '', password, user: undefined, inMemory: undefined }
writeFileSync(password, 'secret')

const pidFile = path.join(data, 'postmaster.pid')
const writePid = (port: number) => writeFileSync(pidFile, [process.pid, data, 0, port].join('\n'))

describe('findRunningPort', () => {
  afterAll(() => rmSync(data, { recursive: true, force: true }))

  it('finds no server where the number of a dead one belongs to another program', async () => {
    writePid(await freePort())
    expect(await findRunningPort(files)).toBeUndefined()
  })

  // A busy server counted as dead: a second one was started on its data, which fails.
  it('waits for a server that is there and does not answer yet', async () => {
    let tries = 0
    const busy = createServer((socket) => {
      tries++
      // The second try meets a server that has ended.
      if (tries === 2) rmSync(pidFile)
      socket.destroy()
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const address = busy.address()
    writePid(typeof address === 'object' && address ? address.port : 0)
    expect(await findRunningPort(files)).toBeUndefined()
    busy.close()
    expect(tries).toBe(2)
  })
})
