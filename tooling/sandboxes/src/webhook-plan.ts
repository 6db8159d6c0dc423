import type { Step } from './control/scenarios.ts'
import type { Webhook, WebhookQueue } from './webhook-queue.ts'

/** Later than the 15 seconds a shop asks for the result, so that it has to say "we are checking". */
const LATE_DELAY = 20_000

/** What is a provider's own about its webhooks: how soon they come, and what a wrong one looks like. */
export interface WebhookStyle {
  usualDelay: number
  withWrongAmount: (webhook: Webhook) => Webhook
  withWrongAuthorization: (webhook: Webhook) => Webhook
}

/** Puts the webhooks that are due now into the queue: which of them, in which order and when is for the scenarios to say. */
export function queueWebhooks(
  queue: WebhookQueue,
  webhooks: readonly Webhook[],
  steps: readonly Step[],
  { usualDelay, withWrongAmount, withWrongAuthorization }: WebhookStyle,
) {
  let planned = [...webhooks]
  if (steps.includes('wrong-amount')) planned = planned.map(withWrongAmount)
  if (steps.includes('wrong-authorization')) planned = planned.map(withWrongAuthorization)
  if (steps.includes('out-of-order')) planned = planned.toReversed()
  if (steps.includes('duplicate')) planned = planned.flatMap((webhook) => [webhook, webhook, webhook])
  if (steps.includes('never')) queue.hold(planned)
  else queue.post(planned, steps.includes('late') ? LATE_DELAY : usualDelay)
}
