import { priceText } from '../http/money.ts'

/** A product as this back end keeps it. Prices are in öre and include VAT. A price of null means that nothing is sold. */
export interface StockItem {
  id: string
  itemNumber: string
  name: string
  partialId: string
  urlKey: string
  price: number | null
  promotionPrice?: number
  bulkPrice?: { quantity: number; price: number }
  inStock?: boolean
  hidden?: boolean
  colorName?: string
  attributes?: Record<string, string>
  variations?: StockItem[]
}

function item(
  id: number,
  name: string,
  partialId: string,
  price: number | null,
  more: Partial<StockItem> = {},
): StockItem {
  const urlKey = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return { id: `p-${id}`, itemNumber: String(1000 + id), name, partialId, urlKey, price, ...more }
}

const domes = (
  [
    ['small', 'Open'],
    ['small', 'Closed'],
    ['large', 'Open'],
  ] as const
).map(([size, vent], index) =>
  item(41 + index, `MiniFit dome ${size} ${vent.toLowerCase()}`, 'dome', 8500 + index * 500, {
    attributes: { Size: size, Vent: vent },
    inStock: index !== 2,
  }),
)

export const stock: readonly StockItem[] = [
  item(1, 'Battery 312 six pack', 'battery-312', 4900, { bulkPrice: { quantity: 10, price: 3900 } }),
  item(2, 'Battery 312 box of ten packs', 'battery-312', 39_900, { promotionPrice: 34_900 }),
  item(3, 'Battery 13 six pack', 'battery-13', 4900),
  item(4, 'MiniFit dome', 'dome', 8500, { variations: domes }),
  item(5, 'Power dome', 'dome', 9500, { inStock: false }),
  item(6, 'Cleaning wipes', 'care', 6900),
  item(7, 'Drying capsules', 'care', 12_900),
  item(8, 'Wax filter ProWax', 'care', 7900, { colorName: 'White', attributes: { Pieces: '6' } }),
  item(9, 'TV adapter', 'accessory', 199_900),
  item(10, 'Remote control', 'accessory', null),
  item(11, 'Hard case', 'accessory', 14_900),
  item(12, 'Old hard case', 'accessory', 9900, { hidden: true }),
]

/** Every item that a cart can hold: products without variations, and the variations of the others. */
export const sellable: readonly StockItem[] = stock.flatMap((entry) => entry.variations ?? [entry])

export function unitPrice(entry: StockItem, quantity = 1): number {
  if (entry.bulkPrice && quantity >= entry.bulkPrice.quantity) return entry.bulkPrice.price
  return entry.promotionPrice ?? entry.price ?? 0
}

export function priceResponse({ price, bulkPrice, promotionPrice }: StockItem) {
  if (price === null) return null
  return {
    price: price / 100,
    currency: 'SEK',
    priceStr: priceText(price),
    regularPriceStr: priceText(price),
    isBulkPurchaseProduct: bulkPrice !== undefined,
    isDiscountedProduct: promotionPrice !== undefined,
    minimumBulkPriceStr: bulkPrice ? priceText(bulkPrice.price) : null,
    quantityTreshold: bulkPrice ? [{ priceStr: priceText(bulkPrice.price), quantity: bulkPrice.quantity }] : [],
  }
}

export function promoResponse({ promotionPrice }: StockItem) {
  if (promotionPrice === undefined) return null
  return { priceStr: priceText(promotionPrice), minimumBulkPriceStr: null }
}
