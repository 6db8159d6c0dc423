import { expect, it } from 'vitest'
import { createWebhookQueue, type Webhook } from './webhook-queue.ts'

const STYLE = { usualDelay: 0, withWrongAmount: (one: Webhook) => one, withWrongAuthorization: (one: Webhook) => one }

/** A queue whose shop refuses the first webhook once, and the time that the test advances. */
function createTestQueue() {
  const posted: string[] = []
  const waiting: (() => void)[] = []
  const queue = createWebhookQueue({
    now: () => 0,
    newId: () => crypto.randomUUID(),
    after: (_milliseconds, work) => void waiting.push(work),
    fetch: (...sent) => {
      const { url } = new Request(...sent)
      const isFirstTry = url === 'http://shop.test/first' && !posted.includes(url)
      posted.push(url)
      return Promise.resolve(new Response(null, { status: isFirstTry ? 503 : 200 }))
    },
  })
  /** Runs the work that waits, and what follows from it. */
  const pass = async () => {
    for (const work of waiting.splice(0)) work()
    await new Promise(setImmediate)
  }
  const post = (name: string) =>
    queue.post([{ provider: 'nets', subject: name, event: name, url: `http://shop.test/${name}` }], [], STYLE)
  return { queue, posted, pass, post }
}

const timesFirst = (posted: readonly string[]) => posted.filter((url) => url.endsWith('/first')).length

it('repeats a refused webhook, however many others were posted meanwhile', async () => {
  const { posted, pass, post } = createTestQueue()
  post('first')
  await pass()
  expect(timesFirst(posted)).toBe(1)
  for (let others = 0; others < 2500; others++) post('other')
  await pass()
  expect(timesFirst(posted)).toBe(2)
})

it('forgets what waits when everything is forgotten', async () => {
  const { queue, posted, pass, post } = createTestQueue()
  post('first')
  await pass()
  queue.clear()
  await pass()
  expect(timesFirst(posted)).toBe(1)
})
