import type { CartProperty } from '@shop/domain/cart/cart.ts'
import { parseEan } from '@shop/domain/fields/ean.ts'
import { required, type FieldErrors } from '@shop/domain/fields/field-errors.ts'
import { eanQuestion } from '@shop/domain/fields/questions.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { FeatureFlags } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'

interface TypedCode {
  code: string
}

/** A kind of code that can be attached to a cart. */
export interface CodeKind {
  property: CartProperty
  /** The label of the checkbox that opens the field. */
  question: MessageKey
  label: MessageKey
  hint?: MessageKey
  rules: v.GenericSchema<{ code?: string | undefined }, TypedCode>
  questions: (typed: TypedCode) => FieldErrors<'code'>
  /** The names of the buttons. */
  apply: MessageKey
  remove: MessageKey
  /** The message for an applied code, with the code as `code`. */
  applied: MessageKey
}

const plain = {
  rules: v.object({ code: required }),
  questions: () => ({}),
  apply: 'ApplyCode',
  remove: 'RemoveCode',
  applied: 'CodeApplied',
} as const

const promo: CodeKind = {
  property: 'promoCode',
  question: 'HavePromoCode',
  label: 'PromoCode',
  ...plain,
}
const referral: CodeKind = {
  property: 'referralCode',
  question: 'HaveReferralCode',
  label: 'ReferralCode',
  ...plain,
}
const ean: CodeKind = {
  property: 'eanNumberApplied',
  question: 'HaveEanNumber',
  label: 'EanNumber',
  hint: 'EanNumberHint',
  rules: v.object({
    code: v.pipe(
      required,
      v.transform((code) => parseEan(code) ?? code),
    ),
  }),
  questions: ({ code }) => {
    const question = eanQuestion(code)
    return question ? { code: question } : {}
  },
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
