import * as v from 'valibot'
import type { WebhookStyle } from '../webhook-plan.ts'

const moneySchema = v.looseObject({ amount: v.number() })
const bodySchema = v.looseObject({
  data: v.looseObject({
    amount: v.optional(moneySchema),
    order: v.optional(v.looseObject({ amount: moneySchema })),
  }),
})

/** How Nets' webhooks are sent: with amounts, and with the authorization word that the gateway registered. */
export const netsWebhookStyle: WebhookStyle = {
  usualDelay: 500,
  withWrongAmount(webhook) {
    const body = structuredClone(v.parse(bodySchema, webhook.body))
    if (body.data.amount) body.data.amount.amount += 100
    if (body.data.order) body.data.order.amount.amount += 100
    return { ...webhook, body }
  },
  withWrongAuthorization: (webhook) => ({
    ...webhook,
    headers: { ...webhook.headers, Authorization: 'not-the-agreed-word' },
  }),
}
