import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMailer } from '../mails/mailer.ts'
import { eventually, startMailServer, useTestGateway } from '../../testing/test.ts'
import { deadLetters, retryDeadLetter } from './dead-letters.ts'
import { outbox } from './outbox-tables.ts'
import { MAX_ATTEMPTS, processLane, type OutboxHandler } from './outbox.ts'

const gateway = useTestGateway()

type Kind = typeof outbox.$inferSelect.kind

/** Stores entries by their keys, each with the minutes for which it has been due. */
async function waiting(minutes: Readonly<Record<string, number>>, kind: Kind = 'confirmation') {
  const rows = Object.entries(minutes).map(([key, ago]) => ({
    key,
    kind,
    subjectId: key,
    dueAt: new Date(Date.now() - ago * 60_000),
  }))
  await gateway.db.insert(outbox).values(rows)
}
const stored = async () => await gateway.db.select().from(outbox)
const becomeDue = () => gateway.db.update(outbox).set({ dueAt: new Date(0) })
const running = new AbortController().signal

const mails = (handler: OutboxHandler, options: { signal?: AbortSignal; deadlineMs?: number } = {}) =>
  processLane(gateway.db, { confirmation: handler }, { signal: running, ...options })

const never = () => new Promise<void>(() => {})
const refuse = () => Promise.reject(new Error('550 no such mailbox'))

describe('the outbox', () => {
  beforeEach(() => gateway.db.delete(outbox))

  describe('the outbox', () => {
    it('handles all due entries, the longest due first', async () => {
      const minutes = Object.fromEntries(
        Array.from({ length: 50 }, (_none, index) => [`mail-${index}`, (index * 7) % 50]),
      )
      await waiting(minutes)
      const begun: string[] = []
      await mails(async ({ key }) => void begun.push(key))
      const longest = Object.keys(minutes).toSorted((one, other) => minutes[other]! - minutes[one]!)
      expect(begun.toSorted()).toEqual(longest.toSorted())
      // A few are handled at the same time, so neighbours may overtake each other.
      for (const [place, key] of begun.entries()) expect(Math.abs(longest.indexOf(key) - place)).toBeLessThan(8)
    })

    it('sends other mails while a mailbox does not answer', async () => {
      await waiting({ hanging: 2, fine: 1 })
      const sent: string[] = []
      const answer = Promise.withResolvers<void>()
      const all = mails(({ key }) => (key === 'hanging' ? answer.promise : Promise.resolve(void sent.push(key))))
      await eventually(() => expect(sent).toEqual(['fine']))
      answer.resolve()
      await all
    })

    it('asks the database once when nothing is due, because each call of a customer may trigger it', async () => {
      const asked = vi.spyOn(gateway.database.pool, 'query')
      await mails(() => Promise.resolve())
      expect(asked).toHaveBeenCalledOnce()
      asked.mockRestore()
    })

    it('leaves the entries of other lanes', async () => {
      await waiting({ mail: 2 })
      await waiting({ payment: 1 }, 'terminate-payment')
      const handled: string[] = []
      await mails(async ({ key }) => void handled.push(key))
      expect(handled).toEqual(['mail'])
    })

    it('gives each entry to one gateway only, however many claim at the same time', async () => {
      await waiting(Object.fromEntries(Array.from({ length: 40 }, (_none, index) => [`mail-${index}`, index])))
      const sent: string[] = []
      const send: OutboxHandler = async ({ key }) => void sent.push(key)
      await Promise.all([mails(send), mails(send), mails(send)])
      expect(sent).toHaveLength(40)
      expect(new Set(sent).size).toBe(40)
    })

    it('stops waiting for a try that does not end, and tries again later', async () => {
      await waiting({ hanging: 1 })
      await mails(never, { deadlineMs: 20 })
      const [item] = await stored()
      expect(item).toMatchObject({ attempts: 1, doneAt: null, lastError: expect.stringContaining('did not end') })
      expect(item!.dueAt.getTime()).toBeGreaterThan(Date.now())
    })

    it('aborts a try that takes too long, and starts the next one after its claim, not beside it', async () => {
      await waiting({ hanging: 1 })
      let claimedUntil: Date | undefined
      let wasEnded = false
      await mails(
        (item, signal) => {
          claimedUntil = item.dueAt
          signal.addEventListener('abort', () => (wasEnded = true))
          return never()
        },
        { deadlineMs: 20 },
      )
      expect(wasEnded).toBe(true)
      expect(await stored()).toMatchObject([{ dueAt: claimedUntil, doneAt: null }])
    })

    it('sends a mail once to a mail server that answers after the deadline', async () => {
      await using server = await startMailServer({ holdsFirst: true })
      const send = createMailer({ url: server.url, requiresTls: false })
      const mail = { to: 'inger@example.com', subject: 'Ordre', text: 'Hej', html: '<p>Hej</p>', id: '1' }
      const from = { name: 'Shop', address: 'shop@example.com' }
      const handler: OutboxHandler = (_item, signal) => send({ ...mail, from }, signal)
      await waiting({ slow: 1 })
      await Promise.all([mails(handler, { deadlineMs: 2000 }), server.holding])
      await becomeDue()
      await mails(handler)
      await server.release()
      expect(server.accepted).toHaveLength(1)
      expect(await stored()).toMatchObject([{ attempts: 2, doneAt: expect.any(Date) }])
    })

    it('claims no more entries when the gateway stops', async () => {
      await waiting({ first: 2, second: 1, third: 1, fourth: 1, fifth: 1, sixth: 1 })
      const stopping = new AbortController()
      const begun: string[] = []
      await mails(
        async ({ key }) => {
          begun.push(key)
          stopping.abort()
        },
        { signal: stopping.signal },
      )
      expect(begun).not.toContain('sixth')
    })
  })

  describe('an entry that always fails', () => {
    it('is given up after a day of tries and stays there for the operator', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      await waiting({ hopeless: 1 })
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        expect(await deadLetters(gateway.db)).toEqual([])
        await mails(refuse)
        await becomeDue()
      }
      expect(await deadLetters(gateway.db)).toMatchObject([
        { key: 'hopeless', attempts: MAX_ATTEMPTS, lastError: 'Error: 550 no such mailbox' },
      ])
      const handler = vi.fn<OutboxHandler>()
      await mails(handler)
      expect(handler).not.toHaveBeenCalled()
      expect(logged.mock.calls.flat().join()).toContain('hopeless')
      logged.mockRestore()
    })

    it('is tried again when the operator says so', async () => {
      await waiting({ hopeless: 1, other: 1 })
      await gateway.db.update(outbox).set({ attempts: MAX_ATTEMPTS - 1 })
      await mails(refuse)
      vi.restoreAllMocks()
      expect(await retryDeadLetter(gateway.db, 'hopeless')).toBe(true)
      expect(await retryDeadLetter(gateway.db, 'nothing')).toBe(false)
      const sent: string[] = []
      await mails(async ({ key }) => void sent.push(key))
      expect(sent).toEqual(['hopeless'])
      expect(await deadLetters(gateway.db)).toMatchObject([{ key: 'other' }])
    })

    it('is tried for a day at least before that', async () => {
      await waiting({ hopeless: 1 })
      let waitedMs = 0
      for (let tries = 1; tries < MAX_ATTEMPTS; tries++) {
        await mails(refuse)
        const [item] = await stored()
        waitedMs += item!.dueAt.getTime() - Date.now()
        await becomeDue()
      }
      expect(waitedMs / 3_600_000).toBeGreaterThan(23.9)
    })
  })
})
