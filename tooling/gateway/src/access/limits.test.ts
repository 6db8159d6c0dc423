import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { networksOf } from '@shop/server/networks.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { createDigests } from '../secrets/digests.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { LIMITS, type NetworkLimit } from './limit-table.ts'
import { createLimits, type Limits } from './limits.ts'
import { createMemoryLimit, WIDE_TIMES } from './network-limits.ts'
import { throttles } from './throttle-tables.ts'
import { source } from '../../testing/paths.ts'

const gateway = useTestGateway()
let limits: Limits

const namesBy = (by: 'network') =>
  Object.entries(LIMITS).flatMap(([name, limit]) => (limit.by === by ? [name as NetworkLimit] : []))

/** A way of counting: true if the try from an address was allowed. */
type Count = (address: string) => Promise<boolean>

async function allowedOf(count: Count, addresses: Iterable<string>): Promise<number> {
  let allowed = 0
  for (const address of addresses) if (await count(address)) allowed += 1
  return allowed
}

const isAllowed = (work: () => Promise<void> | void) =>
  Promise.resolve()
    .then(work)
    .then(
      () => true,
      (failure: unknown) => {
        if (failure instanceof Refusal && failure.status === 429) return false
        throw failure
      },
    )

function* times<Value>(count: number, value: (index: number) => Value) {
  for (let index = 0; index < count; index++) yield value(index)
}

/** One address each of many narrow networks with the same surroundings, and one elsewhere. */
const SURROUNDINGS = {
  'IPv6 /48': { at: (index: number) => `2001:db8:1:${index.toString(16)}::1`, elsewhere: '2001:db8:2::1' },
  'IPv4 /24': { at: (index: number) => `192.0.2.${index}`, elsewhere: '198.51.100.1' },
}

const countBy =
  (name: NetworkLimit): Count =>
  (address) =>
    isAllowed(() => limits.network.count(name, networksOf(address)))

describe('createLimits', () => {
  beforeAll(() => {
    limits = createLimits(gateway.db, createDigests('a secret'), 1)
  })

  describe.each(namesBy('network'))('the limit %s [RUN-21]', (name) => {
    const { tries } = LIMITS[name]

    it.each(Object.entries(SURROUNDINGS))('counts an %s in the database', async (_, { at, elsewhere }) => {
      const { db } = gateway
      await db.delete(throttles)
      const tryFrom = countBy(name)
      const wasTried = (count: number) => db.update(throttles).set({ count })
      expect(await tryFrom(at(0))).toBe(true)
      await wasTried(tries)
      expect([await tryFrom(at(0)), await tryFrom(at(1))]).toEqual([false, true])
      await wasTried(tries * WIDE_TIMES - 1)
      expect([await tryFrom(at(2)), await tryFrom(at(3)), await tryFrom(elsewhere)]).toEqual([true, false, true])
      await expect(limits.network.check(name, networksOf(at(4)))).rejects.toMatchObject({ status: 429 })
    })

    it.each(Object.entries(SURROUNDINGS))('counts an %s in memory', async (_, { at, elsewhere }) => {
      const limit = createMemoryLimit(name, 1)
      const count: Count = (address) => isAllowed(() => limit(networksOf(address)))
      // A refused network uses up nothing of its surroundings.
      expect(
        await allowedOf(
          count,
          times(2 * tries, () => at(0)),
        ),
      ).toBe(tries)
      const most = (WIDE_TIMES - 1) * tries
      expect(
        await allowedOf(
          count,
          times(most + 100, (index) => at(1 + (index % 100))),
        ),
      ).toBe(most)
      expect(await count(elsewhere)).toBe(true)
    })
  })

  describe('a limit in the database', () => {
    it('takes back a try in both widths, for the same action and network alone', async () => {
      await gateway.db.delete(throttles)
      const { at } = SURROUNDINGS['IPv4 /24']
      const count = countBy('free-order')
      await allowedOf(
        count,
        times(LIMITS['free-order'].tries * WIDE_TIMES, (index) => at(index)),
      )
      expect(await count(at(0))).toBe(false)
      // The refused try counts too.
      for (let turn = 0; turn < 2; turn++) await limits.network.uncount('free-order', networksOf(at(1)))
      expect([await count(at(2)), await count(at(2))]).toEqual([true, false])
      expect(await countBy('order')(at(0))).toBe(true)
    })

    it('counts what it is about by itself, and records without refusing', async () => {
      await gateway.db.delete(throttles)
      const from = networksOf('192.0.2.1')
      for (let turn = 0; turn < 30; turn++) await limits.network.record('account-login', from, { of: 'one account' })
      expect(await isAllowed(() => limits.network.count('account-login', from, { of: 'one account' }))).toBe(false)
      expect(await isAllowed(() => limits.network.count('account-login', from, { of: 'another' }))).toBe(true)
      // Only the tries that would have been allowed count for the surroundings.
      const neighbour = networksOf('192.0.2.2')
      expect(await isAllowed(() => limits.network.count('account-login', neighbour, { of: 'one account' }))).toBe(true)
      await limits.network.reset('account-login', from, { of: 'one account' })
      expect(await isAllowed(() => limits.network.count('account-login', from, { of: 'one account' }))).toBe(true)
    })
  })

  it('[RUN-21] leaves no other way to count calls', () => {
    const files = globSync('**/!(*.test).ts', { cwd: source })
    const counting = files.filter((file) =>
      /from '[^']*\/(?:throttle|rate-limit)\.ts'/.test(readFileSync(path.join(source, file), 'utf8')),
    )
    expect(counting.toSorted()).toEqual(['access/limits.ts', 'access/network-limits.ts'])
  })
})
