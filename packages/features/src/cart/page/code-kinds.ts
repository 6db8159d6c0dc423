import type { CartProperty } from '@shop/domain/cart/cart.ts'
import { readCode } from '@shop/domain/fields/code.ts'
import type { FeatureFlags } from '@shop/domain/shop/configuration.ts'
import { parseEan } from '@shop/domain/fields/ean.ts'
import { eanQuestion, type Question } from '@shop/domain/fields/questions.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'

/** A kind of code that can be attached to a cart. */
export interface CodeKind {
  property: CartProperty
  /** The label of the checkbox that opens the field. */
  question: MessageKey
  label: MessageKey
  hint?: MessageKey
  /** Returns the code in the typed text. Undefined if the text is blank. */
  read: (typed: string) => string | undefined
  /** Returns what to ask about the typed text before it is applied. */
  ask?: (typed: string) => Question | undefined
  /** The names of the buttons. */
  apply: MessageKey
  remove: MessageKey
  /** The message for an applied code, with the code as `code`. */
  applied: MessageKey
}

const words = { apply: 'ApplyCode', remove: 'RemoveCode', applied: 'CodeApplied' } as const

const promo: CodeKind = {
  property: 'promoCode',
  question: 'HavePromoCode',
  label: 'PromoCode',
  read: readCode,
  ...words,
}
const referral: CodeKind = {
  property: 'referralCode',
  question: 'HaveReferralCode',
  label: 'ReferralCode',
  read: readCode,
  ...words,
}
const ean: CodeKind = {
  property: 'eanNumberApplied',
  question: 'HaveEanNumber',
  label: 'EanNumber',
  hint: 'EanNumberHint',
  read: (typed) => parseEan(typed) ?? readCode(typed),
  ask: eanQuestion,
  apply: 'ApplyEanNumber',
  remove: 'RemoveEanNumber',
  applied: 'EanNumberApplied',
}

/**
 * Returns the codes that a shop accepts: promo codes by flag, referral codes where doctors refer, EAN where authorities
 * buy.
 */
export function codeKinds({
  allowPromoCode,
  orderSummaryType,
}: Pick<FeatureFlags, 'allowPromoCode' | 'orderSummaryType'>): CodeKind[] {
  const kinds: CodeKind[] = []
  if (allowPromoCode) kinds.push(promo)
  if (allowPromoCode && (orderSummaryType === 'uk' || orderSummaryType === 'global')) kinds.push(referral)
  if (orderSummaryType === 'dk') kinds.push(ean)
  return kinds
}
