import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../database/schema.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { helpText, runCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const run = (name: string, ...words: string[]) => runCommand(gateway.database.db, name, words)

describe('the operator', () => {
  it('is told what there is when asking for something else', async () => {
    for (const name of ['order-everything', 'constructor', '']) {
      await expect(run(name)).rejects.toThrow(UsageError)
      await expect(run(name)).rejects.toThrow(helpText())
    }
  })

  it('sees what was given up, and lets it begin anew (M10)', async () => {
    expect(await run('dead-letters')).toBe('There are none.')
    await gateway.database.db.insert(outbox).values({
      key: 'confirmation:1',
      kind: 'confirmation',
      subjectId: '1',
      attempts: 36,
      deadAt: new Date('2026-01-02T03:04:05Z'),
      lastError: 'Error: 550 no such mailbox',
    })
    expect(await run('dead-letters')).toBe(
      '2026-01-02T03:04:05.000Z  confirmation:1  36 tries: Error: 550 no such mailbox',
    )
    await expect(run('dead-letters', 'retry', 'confirmation:2')).rejects.toThrow('no dead letter')
    await expect(run('dead-letters', 'drop', 'confirmation:1')).rejects.toThrow('retry <key>')
    expect(await run('dead-letters', 'retry', 'confirmation:1')).toContain('tried again')
    expect(await run('dead-letters')).toBe('There are none.')
  })
})
