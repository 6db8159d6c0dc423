import { describe, expect, it, vi } from 'vitest'
import { outbox } from '../outbox/outbox-tables.ts'
import { MAX_ATTEMPTS } from '../outbox/outbox.ts'
import { sureOperator, useTestGateway } from '../../testing/test.ts'
import { helpText, runCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'

const gateway = useTestGateway()

const run = (name: string, ...words: string[]) => runCommand(gateway.db, name, words, sureOperator)

describe('the operator', () => {
  it('sees what providers told, which is given up after a day like everything else, and has it handled again', async () => {
    expect(await run('attention', 'webhooks')).toBe('There are none.')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const body = JSON.stringify({ id: '7', event: 'payment.checkout.completed', data: { paymentId: 'unknown' } })
    const headers = { authorization: 'sandboxNetsWebhook' }
    await gateway.fetch('http://gateway.test/webhooks/nets', { method: 'POST', body, headers })
    await gateway.background.idle()
    const event = 'nets:payment.checkout.completed:7'
    expect(await run('attention', 'webhooks')).toMatch(
      new RegExp(`${event}  waits, 1 try  Error: No payment of this provider`),
    )
    await gateway.db.update(outbox).set({ attempts: MAX_ATTEMPTS, dueAt: new Date(0) })
    await gateway.runDueJobs()
    expect(await run('attention', 'webhooks')).toContain(`${event}  given up after ${MAX_ATTEMPTS + 1} tries`)
    expect(logged.mock.calls.join()).toContain('"event":"dead-letter"')
    logged.mockRestore()
    expect(await run('attention', 'letters', 'retry', `webhook:${event}`)).toContain('tried again')
    await gateway.db.delete(outbox)
    expect(await run('attention', 'webhooks')).toMatch(new RegExp(`${event}  done$`))
    await expect(run('attention', 'webhooks', 'nets')).rejects.toThrow(UsageError)
  })

  it('is told every form of a command whose words are not understood', async () => {
    await expect(run('erase', '--list', 'x')).rejects.toThrow(
      /^npm run gateway -- erase <e-mail> .*\n.* erase --list\n.* erase --again <file>$/,
    )
    await expect(run('log', '--reset')).rejects.toThrow(/^There is no option "--reset", .*\nnpm run gateway -- log$/)
  })

  it('is told what there is when asking for something else', async () => {
    for (const name of ['order-everything', 'constructor', '']) {
      await expect(run(name)).rejects.toThrow(UsageError)
      await expect(run(name)).rejects.toThrow(helpText())
    }
  })

  it('sees what was given up, and lets it begin anew', async () => {
    expect(await run('attention', 'letters')).toBe('There are none.')
    await gateway.db.insert(outbox).values({
      key: 'confirmation:1',
      kind: 'confirmation',
      subjectId: '1',
      attempts: 36,
      deadAt: new Date('2026-01-02T03:04:05Z'),
      lastError: 'Error: 550 no such mailbox',
    })
    expect(await run('attention', 'letters')).toBe(
      '2026-01-02T03:04:05.000Z  confirmation:1  36 tries: Error: 550 no such mailbox',
    )
    await expect(run('attention', 'letters', 'retry', 'confirmation:2')).rejects.toThrow('no dead letter')
    await expect(run('attention', 'letters', 'drop', 'confirmation:1')).rejects.toThrow('retry <key>')
    expect(await run('attention', 'letters', 'retry', 'confirmation:1')).toContain('tried again')
    expect(await run('attention', 'letters')).toBe('There are none.')
  })
})
