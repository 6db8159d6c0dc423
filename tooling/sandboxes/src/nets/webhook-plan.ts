import * as v from 'valibot'
import type { Step } from '../control/scenarios.ts'
import type { Letter } from '../post-office.ts'

const USUAL_DELAY = 500
/** Later than the 15 seconds a shop asks for the result, so that it has to say "we are checking". */
const LATE_DELAY = 20_000

/** What the scenarios make of a batch of webhooks: which letters, in which order, when. */
export interface WebhookPlan {
  letters: Letter[]
  /** Milliseconds; nothing means that the letters wait for somebody to deliver them. */
  delay: number | undefined
}

/** Applies the steps of the scenarios to the letters that are due now. */
export function planWebhooks(letters: readonly Letter[], steps: readonly Step[]): WebhookPlan {
  let planned = [...letters]
  if (steps.includes('wrong-amount')) planned = planned.map(withWrongAmount)
  if (steps.includes('wrong-authorization')) planned = planned.map(withWrongAuthorization)
  if (steps.includes('out-of-order')) planned = planned.toReversed()
  if (steps.includes('duplicate')) planned = planned.flatMap((letter) => [letter, letter, letter])
  if (steps.includes('never')) return { letters: planned, delay: undefined }
  return { letters: planned, delay: steps.includes('late') ? LATE_DELAY : USUAL_DELAY }
}

const moneySchema = v.looseObject({ amount: v.number() })
const bodySchema = v.looseObject({
  data: v.looseObject({
    amount: v.optional(moneySchema),
    order: v.optional(v.looseObject({ amount: moneySchema })),
  }),
})

function withWrongAmount(letter: Letter): Letter {
  const body = structuredClone(v.parse(bodySchema, letter.body))
  if (body.data.amount) body.data.amount.amount += 100
  if (body.data.order) body.data.order.amount.amount += 100
  return { ...letter, body }
}

const withWrongAuthorization = (letter: Letter): Letter => ({
  ...letter,
  headers: { ...letter.headers, Authorization: 'not-the-agreed-word' },
})
