import { describe, expect, it, vi } from 'vitest'
import { createProcessorBudget } from './processor-budget.ts'

const isOurs = (address: string) => address === '127.0.0.1'

function createTestBudget() {
  const time = { spent: 0, now: 1_000_000 }
  const report = vi.fn<(network: string) => void>()
  const clock = { spent: () => time.spent, now: () => time.now }
  const budget = createProcessorBudget({ perSecond: 100, atOnce: 1000, isOurs, report, clock })
  const spend = (address: string, cost: number) =>
    budget.spend(address, async () => {
      time.spent += cost
    })
  return { time, report, spend, wait: budget.secondsToWait, budget }
}

describe('createProcessorBudget', () => {
  it('[RUN-34] a network that has spent its budget waits until some of it is back', async () => {
    const { time, spend, wait } = createTestBudget()
    await spend('192.0.2.1', 1000)
    expect(wait('192.0.2.1')).toBe(0)
    await spend('192.0.2.1', 250)
    expect(wait('192.0.2.1')).toBe(3)
    time.now += 3000
    expect(wait('192.0.2.1')).toBe(0)
    time.now += 60_000
    await spend('192.0.2.1', 1000)
    expect(wait('192.0.2.1')).toBe(0)
  })

  it.each([
    ['the addresses of a /24', (n: number) => `192.0.2.${n}`, '192.0.3.1'],
    ['the /64 networks of a /48', (n: number) => `2001:db8:1:${n}::1`, '2001:db8:2::1'],
  ])('[RUN-34] %s share twice the budget, and their neighbours have their own', async (_, address, neighbour) => {
    const { spend, wait } = createTestBudget()
    for (let n = 1; n <= 20; n++) await spend(address(n), 110)
    expect(wait(address(21))).toBeGreaterThan(0)
    expect(wait(neighbour)).toBe(0)
  })

  it('[RUN-34] the addresses of a /64 are one network', async () => {
    const { spend, wait } = createTestBudget()
    await spend('2001:db8:1:1::1', 1200)
    expect(wait('2001:db8:1:1:ffff::2')).toBe(2)
    expect(wait('2001:db8:1:2::1')).toBe(0)
  })

  it('[RUN-34] work that fails is paid for, with and without a pause', async () => {
    const { time, budget, wait } = createTestBudget()
    const failing = () => {
      time.spent += 2000
      throw new Error('broken')
    }
    await expect(budget.spend('192.0.2.1', async () => failing())).rejects.toThrow('broken')
    expect(wait('192.0.2.1')).toBe(10)
    expect(() => budget.spendAtOnce('198.51.100.1', failing)).toThrow('broken')
    expect(wait('198.51.100.1')).toBe(10)
  })

  it('[RUN-34] this machine and trusted proxies pay nothing', async () => {
    const { spend, wait } = createTestBudget()
    await spend('127.0.0.1', 100_000)
    expect(wait('127.0.0.1')).toBe(0)
  })

  it('reports a network that waits once a minute at most, by its wider form', async () => {
    const { time, report, spend, wait } = createTestBudget()
    await spend('192.0.2.1', 100_000)
    for (let seconds = 0; seconds < 90; seconds++) {
      wait('192.0.2.1')
      time.now += 1000
    }
    expect(report.mock.calls).toEqual([['192.0.2.0/24'], ['192.0.2.0/24']])
  })

  it('[RUN-34] a network among many more than are kept starts again, and the others keep their debt', async () => {
    const { spend, wait } = createTestBudget()
    await spend('198.51.100.1', 5000)
    for (let n = 0; n < 20_000; n++) await spend(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 1)
    expect(wait('198.51.100.1')).toBe(0)
  })
})
