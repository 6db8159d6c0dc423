import type { CartLine } from '@shop/domain/cart/cart.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { amountOf } from '@shop/domain/prices/price.ts'
import { priceNow } from '@shop/domain/prices/price-view.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { chooseVariation, withVariation, type VariationChoice } from '@shop/domain/catalogue/variations/variation.ts'
import type { Item, ItemsValue } from './commerce-event.ts'

/** GA4's maximum number of items in an event. */
export const MAX_ITEMS = 200

type Priced = Parameters<typeof priceNow>[0]

/** Returns functions that turn products and cart lines into GA4 items. */
export function createItems({ currency, featureFlags }: Pick<Configuration, 'currency' | 'featureFlags'>) {
  const { hidePricesAndPayment } = featureFlags

  /** The shown price of one piece. Undefined in shops that hide prices. */
  const shownPrice = (priced: Priced) => (hidePricesAndPayment ? undefined : priceNow(priced))
  const linePrice = (line: CartLine) => (hidePricesAndPayment ? undefined : (amountOf(line.price) ?? priceNow(line)))

  const ofProduct = (product: Product): Item => {
    const price = shownPrice(product)
    return {
      item_id: product.itemNumber || product.id,
      item_name: product.name,
      ...(price !== undefined && { price }),
    }
  }

  return {
    ofProduct,
    /** A product with the chosen variation. Before a choice, the product alone. */
    ofChoice: (product: Product, choice: VariationChoice): Item => {
      const variation = chooseVariation(product, choice)
      const item = ofProduct(withVariation(product, variation))
      return variation ? { ...item, item_variant: Object.values(variation.attributes).join(', ') } : item
    },
    ofLine: (line: CartLine, quantity = line.quantity): Item => {
      const price = linePrice(line)
      return {
        item_id: line.itemNumber,
        item_name: line.name,
        ...(price !== undefined && { price }),
        quantity,
      }
    },
    valueOf: (items: readonly Item[]): ItemsValue => {
      if (hidePricesAndPayment) return {}
      const sum = items.reduce((total, { price = 0, quantity = 1 }) => total + price * quantity, 0)
      return { currency, value: toCents(sum) }
    },
  }
}
export type Items = ReturnType<typeof createItems>

/** Rounds the errors of adding binary fractions. */
const toCents = (sum: number) => Math.round(sum * 100) / 100
