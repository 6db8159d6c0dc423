import type { CartLine } from '@shop/domain/cart/cart.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { amountOf } from '@shop/domain/prices/price.ts'
import { priceNow } from '@shop/domain/prices/price-view.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { chooseVariation, withVariation, type VariationChoice } from '@shop/domain/catalogue/variation.ts'
import type { Item, ItemsValue } from './commerce-event.ts'

/** GA4 takes no more items in one event. */
export const MAX_ITEMS = 200

type Priced = Parameters<typeof priceNow>[0]

/** Turns what the shop shows into what a tag manager counts. */
export function createItems({ currency, featureFlags }: Pick<Configuration, 'currency' | 'featureFlags'>) {
  const { hidePricesAndPayment } = featureFlags

  /** What one piece costs as the page shows it; nothing where the shop shows no prices. */
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
    /** The product with what is chosen of it; the product alone until one variation is. */
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

/** Binary fractions of many pieces must not add up to a cent too much. */
const toCents = (sum: number) => Math.round(sum * 100) / 100
