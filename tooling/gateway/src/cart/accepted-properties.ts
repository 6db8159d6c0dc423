import type { CartProperties, CartProperty } from '@shop/domain/cart/cart.ts'
import { parseEan } from '@shop/domain/fields/ean.ts'
import type { Shop } from '../shops/shop.ts'

/** Which properties a shop's cart can hold: what a shop does not ask for is not kept either (OP-17, OP-62). */
const isOffered = ({ orderSummaryType, allowPromoCode }: Shop['configuration']['featureFlags']) =>
  ({
    promoCode: allowPromoCode,
    referralCode: orderSummaryType === 'uk' || orderSummaryType === 'global',
    eanNumberApplied: orderSummaryType === 'dk',
    applyVATExempt: orderSummaryType === 'uk',
    cprNumber: orderSummaryType === 'cpr',
  }) satisfies Record<CartProperty, boolean>

/** What of the sent properties the shop's cart takes, and the codes of those that are wrong: these stay as they were. */
export function acceptedProperties(sent: CartProperties, { configuration }: Shop) {
  const offered = isOffered(configuration.featureFlags)
  const entries = Object.entries(sent).filter(([name]) => offered[name as CartProperty])
  const { applyVATExempt, eanNumberApplied, ...accepted }: CartProperties = Object.fromEntries(entries)
  const ean = eanNumberApplied?.trim() ? parseEan(eanNumberApplied) : eanNumberApplied
  return {
    accepted: {
      ...accepted,
      ...(applyVATExempt !== undefined && { applyVATExempt: String(applyVATExempt.trim() === 'true') }),
      ...(ean !== undefined && { eanNumberApplied: ean }),
    },
    errors: eanNumberApplied !== undefined && ean === undefined ? ['invalid-ean-number'] : [],
  }
}
