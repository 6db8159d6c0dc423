import { BoundedMap } from './bounded-map.ts'
import type { Step } from './control/scenarios.ts'
import type { Platform } from './platform.ts'

/** A webhook to post. */
export interface Webhook {
  provider: string
  subject: string
  event: string
  url: string
  headers?: Record<string, string>
  /** Absent if the provider posts without a body. */
  body?: unknown
  /** True if the shop has acknowledged it, by its last answer or by other state. By default only 200 counts. */
  isAcknowledged?: (status: number) => boolean
}

/** What a scenario makes wrong in webhooks. */
export interface Wrong {
  amount: boolean
  authorization: boolean
}

/** A queued webhook: waiting (also between two attempts), delivered, held by a scenario, or dropped. */
export interface WebhookDelivery extends Webhook {
  id: string
  state: 'waiting' | 'delivered' | 'held' | 'dropped'
  /** The statuses so far. 0 for no answer. */
  answers: number[]
}

// The providers' schedule of days, shortened to minutes.
const RETRY_MILLISECONDS = [1000, 2000, 5000, 10_000, 30_000, 60_000, 60_000, 60_000]

/** Later than the 15 seconds for which a shop polls the result, so that it shows "we are checking". */
const LATE_DELAY = 20_000
const KEPT_DELIVERIES = 2000

/** Creates a queue that delivers webhooks in order, repeats them until acknowledged, and by hand for tests. */
export function createWebhookQueue(platform: Platform) {
  // For the log and the controls. A delivery that it drops is still made.
  const deliveries = new BoundedMap<string, WebhookDelivery>(KEPT_DELIVERIES)

  const register = (webhook: Webhook, state: WebhookDelivery['state']) => {
    const delivery: WebhookDelivery = { ...webhook, id: platform.newId(), state, answers: [] }
    deliveries.set(delivery.id, delivery)
    return delivery
  }

  async function attempt(delivery: WebhookDelivery) {
    delivery.answers.push(await answerTo(delivery, platform.fetch))
    if (isDone(delivery)) {
      delivery.state = 'delivered'
      return
    }
    const wait = RETRY_MILLISECONDS[delivery.answers.length - 1]
    if (wait === undefined) delivery.state = 'dropped'
    else platform.after(wait, () => void repeat(delivery))
  }

  async function repeat(delivery: WebhookDelivery) {
    // The shop may have acknowledged in the meantime.
    if (isDone(delivery)) delivery.state = 'delivered'
    await attemptIfWaiting(delivery)
  }

  const attemptIfWaiting = async (delivery: WebhookDelivery) => {
    if (delivery.state === 'waiting') await attempt(delivery)
  }

  return {
    all: (): readonly WebhookDelivery[] => [...deliveries.values()],
    find: (id: string) => deliveries.get(id),
    heldFor: (provider: string, subject: string) =>
      [...deliveries.values()].filter(
        (one) => one.state === 'held' && one.provider === provider && one.subject === subject,
      ),
    clear: () => {
      for (const delivery of deliveries.values()) delivery.state = 'dropped'
      deliveries.clear()
    },
    /**
     * Posts the webhooks of an event one after another. The scenario's steps decide what is wrong in them, their order and
     * their time. With the step `never` they are held until they are delivered by hand.
     */
    post(create: (wrong: Wrong) => readonly Webhook[], steps: readonly Step[], usualDelay: number) {
      const has = (step: Step) => steps.includes(step)
      const webhooks = create({ amount: has('wrong-amount'), authorization: has('wrong-authorization') })
      const ordered = has('out-of-order') ? webhooks.toReversed() : webhooks
      const batch = ordered
        .flatMap((webhook) => (has('duplicate') ? [webhook, webhook, webhook] : [webhook]))
        .map((webhook) => register(webhook, has('never') ? 'held' : 'waiting'))
      platform.after(has('late') ? LATE_DELAY : usualDelay, () => {
        void batch.reduce((before, delivery) => before.then(() => attemptIfWaiting(delivery)), Promise.resolve())
      })
    },
    deliver: (delivery: WebhookDelivery) => attempt(Object.assign(delivery, { state: 'waiting' as const })),
    duplicate: (delivery: WebhookDelivery) => attempt(register(delivery, 'waiting')),
    drop: (delivery: WebhookDelivery) => void Object.assign(delivery, { state: 'dropped' as const }),
  }
}
export type WebhookQueue = ReturnType<typeof createWebhookQueue>

const isDone = ({ answers, isAcknowledged = (status) => status === 200 }: WebhookDelivery) =>
  isAcknowledged(answers.at(-1) ?? 0)

const contentOf = ({ headers, body }: Webhook) =>
  body === undefined
    ? { headers: { ...headers } }
    : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }

async function answerTo(webhook: Webhook, send: typeof fetch): Promise<number> {
  try {
    const answer = await send(webhook.url, {
      method: 'POST',
      ...contentOf(webhook),
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}
