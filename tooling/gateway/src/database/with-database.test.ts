import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataFolderOf } from './embedded/server-files.ts'
import { withDatabase } from './with-database.ts'

describe('withDatabase', () => {
  it('[RUN-18] an operator’s command starts no database, and leaves no trace of one', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'no-database-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const work = withDatabase({ databaseUrl: '', databaseOwnerUrl: '', dataDir }, () => Promise.resolve())
    await expect(work).rejects.toThrow('No database runs here')
    expect([readdirSync(dataDir), existsSync(dataFolderOf(dataDir))]).toEqual([[], false])
  })
})
