import type { PricedCartWithCode } from '../cart/load-priced-cart.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { unreachable } from '../failures/unreachable.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { Shop } from '../shops/shop.ts'
import type { OrderRequest } from './order-errors.ts'

/** Copies what is agreed, so that later changes of prices, texts or the cart do not affect the order. */
export function makeDraft(
  request: OrderRequest,
  shop: Shop,
  cart: StoredCart,
  { lines, discounts, shipping, totals, limitedCode }: PricedCart & Partial<Pick<PricedCartWithCode, 'limitedCode'>>,
  origin: string,
): OrderDraft {
  const { cultureName, currency, language } = shop.settings
  return {
    lines: lines.map(({ article, quantity, unitMinor, totalMinor, isGift, isVatExempt }) => ({
      id: article.id,
      itemNumber: article.itemNumber,
      name: article.name,
      description: article.description,
      imageUrl: article.pictures[0] ?? '',
      colorName: article.colorName,
      attributes: Object.entries(article.chosenAttributes ?? {}),
      quantity,
      unitMinor,
      ...(article.content && { content: article.content }),
      totalMinor,
      vatRate: article.vatRate,
      isGift,
      isVatExempt,
      price: article.price ?? { priceMinor: 0, bulk: [] },
    })),
    discounts,
    shipping: shipping ?? unreachable('An order without a shipping method is refused before'),
    totals,
    style: { cultureName, currency },
    language,
    invoiceAddress: request.invoiceAddress,
    deliveryAddress: deliveryOf(request),
    properties: cart.properties,
    encryptedCpr: cart.encryptedCpr,
    ...(limitedCode && { limitedCode }),
    consents: {
      acceptedAt: new Date().toISOString(),
      terms: request.termsAndConditionsAgreed,
      privacyPolicy: request.privacyPolicyAgreed,
      shopVersion: shop.version,
    },
    origin,
  }
}

/** The id in the address book, and the e-mail, for which the form of the delivery address does not ask. */
const NOT_OF_THE_PLACE = new Set(['id', 'email'])

/** Returns null if the order ships to the invoice address. Some shops then send that address twice. */
function deliveryOf({ invoiceAddress, deliveryAddress }: OrderRequest): OrderDraft['deliveryAddress'] {
  if (!deliveryAddress) return null
  const delivered = Object.entries(deliveryAddress).filter(([field]) => !NOT_OF_THE_PLACE.has(field))
  const invoiced = new Map(Object.entries(invoiceAddress))
  return delivered.every(([field, line]) => line.trim() === invoiced.get(field)?.trim()) ? null : deliveryAddress
}
