import { describe, expect, it, vi } from 'vitest'
import type { SendMail } from '../mails/mailer.ts'
import type { OutboxItem } from './outbox.ts'
import { createTryScope } from './try-scope.ts'

const item = { key: 'k' } as OutboxItem
const mail = { id: '1' } as Parameters<SendMail>[0]

/** A handler like the providers' adapters: it does not pass the signal of its try on. */
const scoped = ({ fetch, sendMail, scoped: scopedLane }: ReturnType<typeof createTryScope<Parameters<SendMail>[0]>>) =>
  scopedLane({
    confirmation: async () => {
      await Promise.resolve()
      await fetch('https://provider.example')
      await fetch('https://provider.example', { signal: new AbortController().signal })
      await sendMail(mail)
    },
  })

describe('createTryScope', () => {
  it('aborts the requests and mails of a try with it, however deep in the code they start', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    const sendMail = vi.fn<SendMail>().mockResolvedValue()
    const scope = createTryScope({ fetch: send, sendMail })
    const lane = scoped(scope)
    const deadline = new AbortController()
    await lane.confirmation?.(item, deadline.signal)
    const signals = [send.mock.calls[0]?.[1]?.signal, send.mock.calls[1]?.[1]?.signal, sendMail.mock.calls[0]?.[1]]
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false])
    deadline.abort()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true])
  })

  it('keeps the time limit that a request has of its own', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    const scope = createTryScope({ fetch: send, sendMail: () => Promise.resolve() })
    const own = new AbortController()
    await scope.fetch('https://provider.example', { signal: own.signal })
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    own.abort()
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})
