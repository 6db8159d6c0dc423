import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { amountOf } from '@shop/domain/prices/price.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import type { Market } from '../../runtime/config/brand.ts'

/** A purchase for GA4, without personal data. Amounts are in major units, and absent if the shop hides prices. */
export interface Purchase {
  transaction_id: string
  currency?: string
  value?: number
  tax?: number
  shipping?: number
  items: { item_id: string; item_name: string; quantity: number; price?: number }[]
}

interface Around {
  configuration: Pick<Configuration, 'currency'> & {
    featureFlags: Pick<Configuration['featureFlags'], 'hidePricesAndPayment'>
  }
  market: Pick<Market, 'country'>
}

/** Reads a purchase from a placed order's transaction. */
export function purchaseOf(transaction: Transaction, { configuration, market }: Around): Purchase {
  const hidesPrices = configuration.featureFlags.hidePricesAndPayment
  const { orderNumber, totalPrice, vat, shippingPriceInclVat, products, currencyCode } = transaction
  const items = products.map(({ itemNumber, name, quantity, price, priceResponse }) => ({
    item_id: itemNumber,
    item_name: name,
    quantity,
    ...(!hidesPrices && present('price', amountOf(priceResponse?.price ?? '') ?? amountOf(price))),
  }))
  if (hidesPrices) return { transaction_id: orderNumber, items }
  return {
    transaction_id: orderNumber,
    // The specification demands SEK for the Swedish market. Other markets use the payment's currency.
    currency: market.country === 'SE' ? 'SEK' : currencyCode || configuration.currency,
    ...present('value', amountOf(totalPrice)),
    ...present('tax', amountOf(vat)),
    ...present('shipping', amountOf(shippingPriceInclVat)),
    items,
  }
}

const present = <Name extends string>(name: Name, amount: number | undefined) =>
  (amount === undefined ? {} : { [name]: amount }) as Partial<Record<Name, number>>
