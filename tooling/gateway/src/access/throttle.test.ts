import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { createDigests } from '../secrets/digests.ts'
import { throttles } from './throttle-tables.ts'
import { createThrottle } from './throttle.ts'

const gateway = useTestGateway()

const db = () => gateway.db
const digests = createDigests('the first one')
const throttle = createThrottle(digests)
const limit = { tries: 2, minutes: 5 }
const attempts = async (subject: string, times: number) => {
  for (let time = 0; time < times; time += 1) await throttle.limit(db(), subject, limit)
}
const endWindows = () =>
  db()
    .update(throttles)
    .set({ windowEndsAt: sql`now() - interval '1 second'` })

describe('createThrottle', () => {
  it('refuses the try after the last allowed one, and says when the next may come', async () => {
    const subject = randomUUID()
    await attempts(subject, 2)
    const refused = await throttle.limit(db(), subject, limit).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 429, errorCodes: ['too-many-attempts'] })
    const seconds = Number((refused as { headers: Record<string, string> }).headers['Retry-After'])
    expect(Number.isInteger(seconds) && seconds > 1 && seconds <= 300).toBe(true)
  })

  it('tells whether a subject has used up its tries, without counting', async () => {
    const subject = randomUUID()
    const check = () => throttle.check(db(), subject, limit)
    await attempts(subject, 1)
    await check()
    await check()
    await attempts(subject, 1)
    await expect(check()).rejects.toMatchObject({ status: 429, errorCodes: ['too-many-attempts'] })
    await endWindows()
    await check()
    expect((await throttle.count(db(), subject, 5)).count).toBe(1)
  })

  it('counts each subject for itself, and keeps no subject as text', async () => {
    const [subject, other] = [`login ${randomUUID()}@example.com`, randomUUID()]
    await attempts(subject, 2)
    await attempts(other, 2)
    await expect(throttle.limit(db(), subject, limit)).rejects.toMatchObject({ status: 429 })
    const keys = (await db().select().from(throttles)).map(({ key }) => key)
    expect(keys.filter((key) => key.includes('example.com') || key === other)).toEqual([])
    // The tries of a window are still known after the gateway was replaced.
    expect(keys).toEqual(
      expect.arrayContaining([digests.digest('throttle', subject), digests.digest('throttle', other)]),
    )
  })

  it('counts the tries of one window together, and starts anew when it has ended', async () => {
    const subject = randomUUID()
    const first = await throttle.count(db(), subject, 5)
    const second = await throttle.count(db(), subject, 60)
    expect([first.count, second.count]).toEqual([1, 2])
    expect(second.seconds).toBeLessThanOrEqual(300)
    await endWindows()
    const third = await throttle.count(db(), subject, 5)
    expect(third).toEqual({ count: 1, seconds: 300 })
  })

  it('takes back one try that succeeded, or all of them', async () => {
    const [subject, other] = [randomUUID(), randomUUID()]
    await attempts(subject, 2)
    await attempts(other, 2)
    await throttle.uncount(db(), subject)
    expect((await throttle.count(db(), subject, 5)).count).toBe(2)
    for (let time = 0; time < 5; time += 1) await throttle.uncount(db(), subject)
    expect((await throttle.count(db(), subject, 5)).count).toBe(1)
    await throttle.reset(db(), subject)
    expect([await throttle.count(db(), subject, 5), await throttle.count(db(), other, 5)]).toMatchObject([
      { count: 1 },
      { count: 3 },
    ])
  })
})
