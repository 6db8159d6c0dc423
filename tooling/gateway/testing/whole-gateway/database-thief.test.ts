import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { throttles } from '../../src/access/throttle-tables.ts'
import { createMailbox, createFakeCaptcha, useTestGateway } from '../test.ts'
import { CPR, leaveTraces } from '../database/busy-database.ts'
import { copyOf, cprNumbers, tryGuesses } from '../database/database-thief.ts'

const captcha = createFakeCaptcha()
const { mails, sendMail } = createMailbox()
let traces: Awaited<ReturnType<typeof leaveTraces>>
const gateway = useTestGateway({ platform: { fetch: captcha.fetch, sendMail } })

// Tries a part of the month. `npm run lab -- bench thief` tries all of it.
const someNumbers = () => cprNumbers({ month: 12, year: 48, perDay: 10 })

describe('a thief of the database', () => {
  beforeAll(async () => {
    traces = await leaveTraces(gateway, captcha)
    await gateway.runDueJobs()
  })

  it('gives a thief of a copy no CPR number, however few there are to try', async () => {
    const numbers = [...someNumbers()]
    expect(numbers).toContain(CPR)
    const withHyphens = numbers.map((number) => `${number.slice(0, 6)}-${number.slice(6)}`)
    const copy = await copyOf(gateway.db)
    expect(copy.get(traces.countedBy)).toEqual({ table: 'throttles', column: 'key' })
    expect(tryGuesses(copy, [...numbers, ...withHyphens])).toEqual([])
  })

  it('shows in no count of tries and in no hash whose e-mail it is', async () => {
    const copy = await copyOf(gateway.db)
    const emails = ['inger.busy@example.com', 'other.busy@example.com', 'written.busy@example.com', 'demo@example.com']
    const hashed = tryGuesses(copy, emails).filter(({ form }) => form !== 'plain')
    expect(hashed).toEqual([])
    expect(tryGuesses(copy, emails).filter(({ table }) => table === 'throttles')).toEqual([])
  })

  it('holds neither a token nor a secret of a link, and nothing that opens a door in their place', async () => {
    const copy = await copyOf(gateway.db)
    const secrets = mails.flatMap(({ text }) => text.match(/[\w-]{43}(?!\S)/g) ?? [])
    expect(secrets.length).toBeGreaterThan(2)
    expect(tryGuesses(copy, [traces.token, ...secrets])).toEqual([])
    const words = [...copy.keys()].filter((text) => /^[\w-]{20,100}$/.test(text))
    for (const word of words) {
      const headers = { Authorization: `Bearer ${word}` }
      const base = 'http://gateway.test/shops/test_dk/api/v1.0'
      const asToken = await gateway.fetch(`${base}/user-subscriptions?type=Newsletter`, { headers })
      const asLink = await gateway.fetch(`${base}/email-change/undo/${word}`)
      expect([word, asToken.status, asLink.status]).toEqual([word, 401, 404])
    }
  })

  it('would be found out if a count held a plain hash', async () => {
    const key = createHash('sha256').update(`free-order-of-cpr test_free ${CPR}`).digest('base64url')
    await gateway.db.insert(throttles).values({ key, count: 1, windowEndsAt: new Date() })
    const found = tryGuesses(await copyOf(gateway.db), someNumbers())
    expect(found).toEqual([{ guess: CPR, form: 'sha256', table: 'throttles', column: 'key' }])
  })
})
