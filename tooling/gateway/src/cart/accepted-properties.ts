import type { CartProperties, CartProperty } from '@shop/domain/cart/cart.ts'
import { parseEan } from '@shop/domain/fields/ean.ts'
import { cleanLine } from '@shop/domain/text/clean-text.ts'
import type { Shop } from '../shops/shop.ts'

/** Returns which properties the shop asks for. Others are not stored. */
const isOffered = ({ orderSummaryType, allowPromoCode }: Shop['configuration']['featureFlags']) =>
  ({
    promoCode: allowPromoCode,
    referralCode: orderSummaryType === 'uk' || orderSummaryType === 'global',
    eanNumberApplied: orderSummaryType === 'dk',
    applyVATExempt: orderSummaryType === 'uk',
    cprNumber: orderSummaryType === 'cpr',
  }) satisfies Record<CartProperty, boolean>

/** Returns the sent properties that the cart accepts, and error codes for invalid ones, which stay unchanged in the cart. */
export function acceptedProperties(sent: CartProperties, { configuration }: Shop) {
  const offered = isOffered(configuration.featureFlags)
  const entries = Object.entries(sent).filter(([name]) => offered[name as CartProperty])
  const { applyVATExempt, eanNumberApplied, ...accepted }: CartProperties = Object.fromEntries(entries)
  const ean = eanNumberApplied && cleanLine(eanNumberApplied) ? parseEan(eanNumberApplied) : eanNumberApplied
  return {
    accepted: {
      ...accepted,
      ...(applyVATExempt !== undefined && { applyVATExempt: String(applyVATExempt.trim() === 'true') }),
      ...(ean !== undefined && { eanNumberApplied: ean }),
    },
    errors: eanNumberApplied !== undefined && ean === undefined ? ['invalid-ean-number'] : [],
  }
}
