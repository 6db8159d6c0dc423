import type { CartProperty } from '@shop/domain/cart/cart.ts'
import { readCode } from '@shop/domain/fields/code.ts'
import type { FeatureFlags } from '@shop/domain/shop/configuration.ts'
import { parseEan } from '@shop/domain/fields/ean.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'

/** One kind of code that can be attached to a cart. */
export interface CodeKind {
  property: CartProperty
  /** Beside the checkbox that opens it. */
  question: MessageKey
  label: MessageKey
  hint?: MessageKey
  /** What of the typed text is sent; nothing when it cannot be such a code (CART-12). */
  read: (typed: string) => string | undefined
  /** What is wrong with a text that cannot be one. */
  fault: MessageKey
}

const promo: CodeKind = {
  property: 'promoCode',
  question: 'HavePromoCode',
  label: 'PromoCode',
  read: readCode,
  fault: 'RequiredFieldHelperText',
}
const referral: CodeKind = {
  property: 'referralCode',
  question: 'HaveReferralCode',
  label: 'ReferralCode',
  read: readCode,
  fault: 'RequiredFieldHelperText',
}
const ean: CodeKind = {
  property: 'eanNumberApplied',
  question: 'HaveEanNumber',
  label: 'EanNumber',
  hint: 'EanNumberHint',
  read: parseEan,
  fault: 'InvalidEanNumber',
}

/** The codes a shop takes: promo by its flag, referral beside it where doctors refer, EAN where authorities buy (OP-17). */
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
