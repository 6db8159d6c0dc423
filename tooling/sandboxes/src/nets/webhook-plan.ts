import * as v from 'valibot'
import type { Step } from '../control/scenarios.ts'
import type { Webhook } from '../webhook-queue.ts'

const USUAL_DELAY = 500
/** Later than the 15 seconds a shop asks for the result, so that it has to say "we are checking". */
const LATE_DELAY = 20_000

/** What the scenarios make of a batch of webhooks: which webhooks, in which order, when. */
export interface WebhookPlan {
  webhooks: Webhook[]
  /** Milliseconds; nothing means that the webhooks wait for somebody to deliver them. */
  delay: number | undefined
}

/** Applies the steps of the scenarios to the webhooks that are due now. */
export function planWebhooks(webhooks: readonly Webhook[], steps: readonly Step[]): WebhookPlan {
  let planned = [...webhooks]
  if (steps.includes('wrong-amount')) planned = planned.map(withWrongAmount)
  if (steps.includes('wrong-authorization')) planned = planned.map(withWrongAuthorization)
  if (steps.includes('out-of-order')) planned = planned.toReversed()
  if (steps.includes('duplicate')) planned = planned.flatMap((webhook) => [webhook, webhook, webhook])
  if (steps.includes('never')) return { webhooks: planned, delay: undefined }
  return { webhooks: planned, delay: steps.includes('late') ? LATE_DELAY : USUAL_DELAY }
}

const moneySchema = v.looseObject({ amount: v.number() })
const bodySchema = v.looseObject({
  data: v.looseObject({
    amount: v.optional(moneySchema),
    order: v.optional(v.looseObject({ amount: moneySchema })),
  }),
})

function withWrongAmount(webhook: Webhook): Webhook {
  const body = structuredClone(v.parse(bodySchema, webhook.body))
  if (body.data.amount) body.data.amount.amount += 100
  if (body.data.order) body.data.order.amount.amount += 100
  return { ...webhook, body }
}

const withWrongAuthorization = (webhook: Webhook): Webhook => ({
  ...webhook,
  headers: { ...webhook.headers, Authorization: 'not-the-agreed-word' },
})
