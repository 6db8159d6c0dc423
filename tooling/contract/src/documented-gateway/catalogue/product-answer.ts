import { priceResponse, promoResponse, stock, type StockItem } from './products.ts'

const imagesOf = ({ itemNumber }: StockItem) => [`/images/${itemNumber}.jpg`, `/images/${itemNumber}-side.jpg`]

function variation(entry: StockItem) {
  return {
    id: entry.id,
    itemNumber: entry.itemNumber,
    attributes: entry.attributes ?? {},
    images: imagesOf(entry),
    priceResponse: priceResponse(entry),
    productPromoResponse: promoResponse(entry),
    isOnPromotion: entry.promotionPrice !== undefined,
  }
}

/** The values every variation has for each attribute, without repetition. */
function choices(variations: StockItem[]): Record<string, string[]> {
  const names = Object.keys(variations[0]?.attributes ?? {})
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(variations.map(({ attributes }) => attributes?.[name] ?? ''))]]),
  )
}

function withoutRelated(entry: StockItem) {
  const { id, itemNumber, name, partialId, urlKey, variations = [] } = entry
  const images = imagesOf(entry)
  return {
    id,
    itemNumber,
    name,
    description: `<p>${name} for your hearing aid.</p><p>Made for daily use.</p>`,
    subtitle: `Item ${itemNumber}`,
    marketingDescription: `${name}, described at length.`,
    marketingShortDescription: `${name}, in short.`,
    imageUrl: images[0],
    allImages: images,
    partialId,
    urlKey,
    canAddToCart: entry.price !== null && entry.inStock !== false,
    isConfigurable: variations.length > 0,
    isOnPromotion: entry.promotionPrice !== undefined,
    inStock: entry.inStock !== false,
    colorName: entry.colorName ?? null,
    productAttributes: entry.attributes ?? {},
    configurableAttributes: choices(variations),
    variations: variations.map((one) => variation(one)),
    metaTitle: name,
    metaDescription: `Buy ${name}`,
    metaKeywords: name,
    priceResponse: priceResponse(entry),
    productPromoResponse: promoResponse(entry),
  }
}

/** A product with every field the documents name. Fields without a value are null. */
export function productAnswer(entry: StockItem) {
  const related = stock.filter((one) => one.partialId === entry.partialId && one !== entry && one.hidden !== true)
  return {
    ...withoutRelated(entry),
    relatedProducts: related.map((one) => ({ ...withoutRelated(one), relatedProducts: [] })),
  }
}
