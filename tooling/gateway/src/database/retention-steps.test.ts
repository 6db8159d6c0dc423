import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { BATCH_SIZE } from './delete-batch.ts'
import { runSteps, type RetentionStep } from './retention-steps.ts'
import { retentionSteps } from './retention-tables.ts'

const gateway = useTestGateway()
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

const fails: RetentionStep = (db) => db.execute(sql`select 1 / 0`).then(() => 0)
const finds = (rows: number) => vi.fn<RetentionStep>().mockResolvedValueOnce(rows).mockResolvedValue(0)
const run = (steps: Record<string, RetentionStep>) => runSteps(gateway.db, steps)
const health = async () => {
  const answer = await gateway.fetch('http://gateway.test/health/retention')
  return { code: answer.status, body: (await answer.json()) as { status: string; steps: { step: string }[] } }
}

describe('runSteps', () => {
  beforeEach(async () => {
    logged.mockClear()
    await gateway.db.delete(retentionSteps)
  })
  afterEach(() => logged.mockClear())

  describe('a step of the retention that fails', () => {
    it('stops none of the others, and appears in the log and in the health check', async () => {
      const last = finds(3)
      expect(await run({ first: finds(1), broken: fails, last })).toEqual({ first: 1, last: 3 })
      expect(logged.mock.calls.flat().join()).toContain('"event":"retention-failed","step":"broken"')
      expect(await health()).toMatchObject({
        code: 503,
        body: {
          status: 'failing',
          steps: [
            { step: 'broken', failures: 1, isFailing: true, succeededAt: null },
            { step: 'first', failures: 0, isFailing: false, failedAt: null },
            { step: 'last', failures: 0, isFailing: false },
          ],
        },
      })
    })

    it('is counted until it succeeds again', async () => {
      await run({ step: fails })
      await run({ step: fails })
      expect((await health()).body.steps).toMatchObject([{ failures: 2 }])
      await run({ step: finds(0) })
      expect(await health()).toMatchObject({ code: 200, body: { status: 'ok', steps: [{ failures: 0 }] } })
    })
  })

  it('reports a step that has not run on any gateway for a day', async () => {
    await run({ step: finds(0) })
    await gateway.db.update(retentionSteps).set({ succeededAt: sql`now() - interval '25 hours'` })
    expect(await health()).toMatchObject({ code: 503, body: { steps: [{ isFailing: true }] } })
  })

  it('is healthy before its first run', async () => {
    expect(await health()).toEqual({ code: 200, body: { status: 'ok', steps: [] } })
  })

  it('starts no other batch when the gateway stops', async () => {
    const stopping = new AbortController()
    const step: RetentionStep = vi.fn<RetentionStep>(() => {
      stopping.abort()
      return Promise.resolve(BATCH_SIZE)
    })
    const after = finds(1)
    await runSteps(gateway.db, { step, after }, stopping.signal)
    expect(step).toHaveBeenCalledOnce()
    expect(after).not.toHaveBeenCalled()
  })
})
