import type { CartProperties, CartProperty } from '@shop/domain/cart/cart.ts'
import { parseEan } from '@shop/domain/fields/ean.ts'
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

/** Returns the sent properties that the cart accepts. */
export function acceptedProperties(sent: CartProperties, { configuration }: Shop): CartProperties {
  const offered = isOffered(configuration.featureFlags)
  const entries = Object.entries(sent).filter(([name]) => offered[name as CartProperty])
  const { applyVATExempt, eanNumberApplied, ...accepted }: CartProperties = Object.fromEntries(entries)
  return {
    ...accepted,
    ...(applyVATExempt !== undefined && { applyVATExempt: String(applyVATExempt.trim() === 'true') }),
    ...(eanNumberApplied !== undefined && { eanNumberApplied: parseEan(eanNumberApplied) ?? eanNumberApplied }),
  }
}
