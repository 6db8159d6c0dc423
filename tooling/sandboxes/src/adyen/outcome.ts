import { brandRulesOf } from '../card/browser/card-brands.js'
import type { Card } from './card.ts'
import type { Refusal } from './payment.ts'
import { OTHER_HOLDERS, REFUSALS, TEST_CARDS, TEST_CARD_DETAILS } from './test-inputs.ts'

/** A bank's answer to a card. */
export type Outcome =
  | { kind: 'authorised' | 'challenge' | 'fingerprint' | 'fingerprint-challenge' }
  | { kind: 'error' | 'refused'; refusal: Refusal }

const AUTHORISED = { kind: 'authorised' } as const
const refused = (code: (typeof REFUSALS)[number]['code']): Outcome => ({
  kind: 'refused',
  refusal: REFUSALS.find((one) => one.code === code) ?? REFUSALS[0],
})

/** True if the holder's name requests an outcome, alone or with details: "DECLINED : 06 : text". */
export const holderAsksFor = (holderName: string | undefined, word: string) =>
  (holderName ?? '').split(':', 1).join('').trim().toUpperCase() === word

/** Decides as Adyen's test system does: by the holder's name or the wanted code, then by the card. */
export function outcomeOf(card: Card, holderName?: string, acquirerCode?: string): Outcome {
  const asked = REFUSALS.find(({ holder, code }) => holderAsksFor(holderName, holder) || code === acquirerCode)
  if (asked) return { kind: 'refused', refusal: asked }
  if (holderAsksFor(holderName, OTHER_HOLDERS[0].holder)) {
    return { kind: 'error', refusal: { code: '4', reason: 'Acquirer Error' } }
  }
  const known = TEST_CARDS.find(({ number }) => number === card.number)
  if (!known) return refused('8')
  if (card.month !== TEST_CARD_DETAILS.month || card.year !== TEST_CARD_DETAILS.year) return refused('6')
  if (!isSecurityCodeRight(card)) return refused('24')
  return known.does === 'paid' ? AUTHORISED : { kind: known.does }
}

function isSecurityCodeRight({ number, securityCode }: Card) {
  const rules = brandRulesOf(number)
  if (securityCode === undefined) return rules?.cvcPolicy === 'optional'
  const { amexSecurityCode, securityCode: others } = TEST_CARD_DETAILS
  return securityCode === (rules?.brand === 'amex' ? amexSecurityCode : others)
}
