import type { Step } from './control/scenarios.ts'
import type { Webhook, WebhookQueue } from './webhook-queue.ts'

/** Later than the 15 seconds for which a shop polls the result, so that it shows "we are checking". */
const LATE_DELAY = 20_000

/** A provider's webhooks: their delay, and how scenarios falsify them. */
export interface WebhookStyle {
  usualDelay: number
  withWrongAmount: (webhook: Webhook) => Webhook
  withWrongAuthorization: (webhook: Webhook) => Webhook
}

/** Queues the webhooks of an event. The scenarios decide which of them, in which order and when. */
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
