import { describe, expect, it } from 'vitest'
import { createWebhookQueue, type Webhook, type Wrong } from './webhook-queue.ts'
import type { Step } from './control/scenarios.ts'

const named = (event: string): Webhook => ({
  provider: 'nets',
  subject: 'T-1',
  event,
  url: `http://shop.test/${event}`,
})
const suffix = ({ amount, authorization }: Wrong) => `${amount ? '-amount' : ''}${authorization ? '-word' : ''}`

/** A queue with the time that the test advances. The shop answers with `statuses`, then with 200. */
function createTestQueue(statuses: number[] = []) {
  const posted: string[] = []
  let waiting: { at: number; work: () => void }[] = []
  let now = 0
  const queue = createWebhookQueue({
    now: () => now,
    newId: () => crypto.randomUUID(),
    after: (milliseconds, work) => void waiting.push({ at: now + milliseconds, work }),
    fetch: (...sent) => {
      posted.push(new URL(new Request(...sent).url).pathname.slice(1))
      return Promise.resolve(new Response(null, { status: statuses.shift() ?? 200 }))
    },
  })
  const pass = async (milliseconds: number) => {
    now += milliseconds
    const due = waiting.filter(({ at }) => at <= now)
    waiting = waiting.filter(({ at }) => at > now)
    for (const { work } of due) work()
    await new Promise(setImmediate)
  }
  const post = (events: string[], ...steps: Step[]) => {
    queue.post((wrong) => events.map((event) => named(event + suffix(wrong))), steps, 500)
  }
  return { queue, posted, pass, post }
}

describe('the queue of webhooks', () => {
  it.each<[Step[], number, string[]]>([
    [[], 500, ['paid', 'charged']],
    [['out-of-order'], 500, ['charged', 'paid']],
    [['duplicate'], 500, ['paid', 'paid', 'paid', 'charged', 'charged', 'charged']],
    [['wrong-amount'], 500, ['paid-amount', 'charged-amount']],
    [['wrong-authorization'], 500, ['paid-word', 'charged-word']],
    [['late'], 20_000, ['paid', 'charged']],
  ])('by the steps %j posts after %i ms: %j', async (steps, after, expected) => {
    const { post, pass, posted } = createTestQueue()
    post(['paid', 'charged'], ...steps)
    await pass(after - 1)
    expect(posted).toEqual([])
    await pass(1)
    expect(posted).toEqual(expected)
  })

  it('holds webhooks by the step never, until they are delivered by hand', async () => {
    const { queue, post, pass, posted } = createTestQueue()
    post(['paid'], 'never')
    await pass(3_600_000)
    expect(posted).toEqual([])
    const [held] = queue.heldFor('nets', 'T-1')
    await queue.deliver(held!)
    await queue.duplicate(held!)
    expect(posted).toEqual(['paid', 'paid'])
  })

  it('repeats a webhook until the shop acknowledges it, and then stops', async () => {
    const { post, pass, posted } = createTestQueue([503, 500])
    post(['paid'])
    for (let times = 0; times < 10; times++) await pass(60_000)
    expect(posted).toEqual(['paid', 'paid', 'paid'])
  })

  it('gives up on a shop that never acknowledges', async () => {
    const { queue, post, pass } = createTestQueue(Array.from({ length: 50 }, () => 500))
    post(['paid'])
    for (let times = 0; times < 20; times++) await pass(60_000)
    expect(queue.all()).toMatchObject([{ state: 'dropped' }])
  })

  it('repeats a refused webhook that has left its log', async () => {
    const { post, pass, posted } = createTestQueue([503])
    post(['paid'])
    await pass(500)
    for (let others = 0; others < 2500; others++) post(['other'])
    await pass(1000)
    expect(posted.filter((event) => event === 'paid')).toHaveLength(2)
  })

  it.each(['drop', 'clear'] as const)('posts no webhook after %s', async (what) => {
    const { queue, post, pass, posted } = createTestQueue()
    post(['paid'])
    queue[what](queue.all()[0]!)
    await pass(60_000)
    expect(posted).toEqual([])
  })
})
