import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGateway, refusal } from '../../testing/fake-gateway.ts'
import { ONCE, POLLED, watchPayment, type WatchedPayment, type WatchOptions } from './watch-payment.ts'

const ids = { transactionId: 't-1', correlationId: 'c-1' }
const { every, for: limit } = POLLED
const untilNumbered: WatchOptions = { ...POLLED, until: ({ transaction }) => Boolean(transaction?.orderNumber) }

const open = { ...getTransaction.answer, orderNumber: '', status: 'Pending' }
const placed = { ...open, orderNumber: '100042' }
const lost = () => new Response(null, { status: 500 })
const never = new Promise(() => undefined)

/** Starts a watch over a gateway that answers the n-th request with `answer(n)`. Ends it with the test. */
function start(answer: (request: number) => unknown, options: Partial<WatchOptions> = {}) {
  const requests: string[] = []
  const seen: WatchedPayment[] = []
  const loadGateway = fakeGateway(({ path, query }) => {
    requests.push(`${path}?${query}`)
    return answer(requests.length)
  })
  const signals: (AbortSignal | undefined)[] = []
  const recorded = async () => {
    const { cart, ...gateway } = await loadGateway()
    const readTransaction: typeof cart.getTransaction = (of, signal) => {
      signals.push(signal)
      return cart.getTransaction(of, signal)
    }
    return { ...gateway, cart: { ...cart, getTransaction: readTransaction } }
  }
  const shop = { loadGateway: Object.assign(recorded, { sendAdd: loadGateway.sendAdd }) }
  const watch = watchPayment(shop, ids, { ...untilNumbered, ...options }, (next) => seen.push(next))
  close.push(watch.close)
  return { ...watch, requests, signals, seen, now: () => seen.at(-1) }
}
const close: (() => void)[] = []

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

function turn(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('watchPayment', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    for (const end of close.splice(0)) end()
  })

  it('[RES-04] asks again every three seconds, and stops as soon as enough is known', async () => {
    const { requests, now } = start((request) => (request < 3 ? open : placed))
    await pass(0)
    expect([requests.length, now()?.phase]).toEqual([1, 'asking'])
    await pass(2 * every)
    expect(now()).toMatchObject({ phase: 'known', transaction: { orderNumber: '100042' } })
    await pass(limit)
    expect(requests).toHaveLength(3)
    expect(requests[0]).toBe('/api/cart/get-transaction?transactionId=t-1&userId=visitor&correlationId=c-1')
  })

  it('[RES-03] gives up when the time is over, and keeps the last answer', async () => {
    const { requests, now } = start(() => open)
    await pass(limit - 1)
    expect(now()?.phase).toBe('asking')
    await pass(1)
    expect(now()).toMatchObject({ phase: 'given-up', transaction: { paymentId: open.paymentId } })
    const before = requests.length
    await pass(limit)
    expect(requests).toHaveLength(before)
  })

  it('[RES-03] gives up in time although no answer comes, and counts the answer that comes late', async () => {
    const late = Promise.withResolvers<object>()
    const { requests, now, again } = start(() => late.promise)
    await pass(limit)
    expect(now()?.phase).toBe('given-up')
    again()
    expect(requests).toHaveLength(1)
    late.resolve(placed)
    await pass(0)
    expect(now()?.phase).toBe('known')
  })

  it('[RES-15] asks for the same time again when it is told to, and asks once however often', async () => {
    const { requests, now, again } = start(() => open)
    again()
    await pass(limit)
    expect(now()).toMatchObject({ phase: 'given-up', isRepeated: false })
    const before = requests.length
    again()
    again()
    await pass(0)
    expect(now()).toMatchObject({ phase: 'asking', isRepeated: true })
    expect(requests).toHaveLength(before + 1)
    await pass(limit)
    expect([now()?.phase, requests.length]).toEqual(['given-up', 2 * before])
  })

  it.each([
    ['a lost answer', lost(), { transaction: { status: 'Pending' } }],
    ['a refusal', refusal('not-found'), { transaction: { status: 'Pending' } }],
  ])('keeps what it knows after %s', async (_, answer, expected) => {
    const { now } = start((request) => (request === 1 ? open : request === 2 ? answer : placed))
    await pass(every)
    expect(now()).toMatchObject({ phase: 'asking', ...expected, error: expect.any(Error) as Error })
    await pass(every)
    expect(now()).toMatchObject({ phase: 'known', error: undefined })
  })

  it('reads a transaction once, and waits for that answer', async () => {
    const late = Promise.withResolvers<object>()
    const { requests, now } = start(() => late.promise, ONCE)
    await pass(limit + 1)
    expect(now()).toBeUndefined()
    late.resolve(open)
    await pass(0)
    expect([now()?.phase, requests.length]).toEqual(['known', 1])
    const failed = start(lost, ONCE)
    await pass(limit)
    expect([failed.now()?.phase, failed.requests.length]).toEqual(['given-up', 1])
  })

  it('does not ask in a hidden page, and asks at once when it is seen again', async () => {
    const { requests, now } = start(() => open)
    await pass(every + 1)
    turn('hidden')
    await pass(10 * limit)
    expect([requests.length, now()?.phase]).toEqual([2, 'asking'])
    turn('visible')
    await pass(0)
    expect(requests).toHaveLength(3)
    await pass(limit - every - 2)
    expect(now()?.phase).toBe('asking')
    await pass(1)
    expect(now()?.phase).toBe('given-up')
  })

  it('asks once in a page that is opened in the background', async () => {
    turn('hidden')
    const { requests, now } = start(() => open)
    await pass(10 * limit)
    expect([requests.length, now()?.phase]).toEqual([1, 'asking'])
  })

  it('[RES-11] leaves no timer and no request behind when the page is left', async () => {
    const between = start(() => open)
    await pass(0)
    between.close()
    expect(vi.getTimerCount()).toBe(0)
    const during = start(() => never)
    await pass(0)
    during.close()
    turn('hidden')
    turn('visible')
    await pass(limit)
    expect([between.requests.length, during.requests.length, during.seen]).toEqual([1, 1, []])
    expect(during.signals).toMatchObject([{ aborted: true }])
  })

  it('ends, asks one request at a time, and forgets nothing, whatever happens', async () => {
    const answers = { open, placed, lost, missing: () => refusal('not-found') }
    const answer = fc.record({ says: fc.constantFrom(...Object.keys(answers)), after: fc.nat(2 * limit) })
    const event = fc.oneof(
      fc.nat(limit).map((time) => ({ name: 'wait' as const, time })),
      fc.constantFrom('hide', 'see', 'again').map((name) => ({ name })),
    )
    const sequence = fc.asyncProperty(fc.array(answer, { minLength: 1 }), fc.array(event), async (given, events) => {
      let running = 0
      let most = 0
      let rounds = 1
      const {
        requests,
        seen,
        again,
        close: leave,
      } = start(async (request) => {
        most = Math.max(most, ++running)
        const { says, after } = given[request % given.length]!
        const delay = Promise.withResolvers<void>()
        setTimeout(delay.resolve, after)
        await delay.promise
        running -= 1
        const said = answers[says as keyof typeof answers]
        return typeof said === 'function' ? said() : said
      })
      for (const happened of events) {
        if (happened.name === 'hide' || happened.name === 'see') turn(happened.name === 'hide' ? 'hidden' : 'visible')
        else if ('time' in happened) await pass(happened.time)
        else {
          if (seen.at(-1)?.phase === 'given-up') rounds += 1
          again()
        }
      }
      turn('visible')
      await pass(limit)
      expect(seen.at(-1)?.phase).not.toBe('asking')
      // The last answer may come late. Each time that the page is seen asks once more.
      await pass(2 * limit)
      expect([most, running, vi.getTimerCount()]).toEqual([1, 0, 0])
      expect(requests.length).toBeLessThanOrEqual(rounds * (1 + limit / every) + events.length + 1)
      const known = seen.map(({ transaction }) => transaction !== undefined)
      expect(known).toEqual(known.toSorted((a, b) => Number(a) - Number(b)))
      expect(seen.findIndex(({ phase }) => phase === 'known')).toSatisfy((at) => at < 0 || at === seen.length - 1)
      leave()
    })
    await fc.assert(sequence, { numRuns: 200 })
  })
})
