import type { Product, Variation } from './product.ts'

/** What a visitor has chosen so far: attribute name to value. */
export type VariationChoice = Readonly<Record<string, string | undefined>>

type Configurable = Pick<Product, 'configurableAttributes' | 'variations'>

/** The variation that a choice names; nothing until every attribute has a value and one variation has them all (PROD-13). */
export function chooseVariation(product: Configurable, choice: VariationChoice): Variation | undefined {
  const names = Object.keys(product.configurableAttributes)
  if (names.length === 0 || names.some((name) => !choice[name])) return undefined
  return product.variations.find(({ attributes }) => names.every((name) => attributes[name] === choice[name]))
}

/** The values of one attribute that exist together with what is chosen of the others, in the order of the product. */
export function possibleValues(product: Configurable, choice: VariationChoice, attribute: string): string[] {
  const others = Object.keys(product.configurableAttributes).filter((name) => name !== attribute && choice[name])
  const fitting = product.variations.filter(({ attributes }) =>
    others.every((name) => attributes[name] === choice[name]),
  )
  const values = new Set(fitting.map(({ attributes }) => attributes[attribute]))
  return (product.configurableAttributes[attribute] ?? []).filter((value) => values.has(value))
}

/** The product as it is with a variation chosen: its own number, pictures, price and promotion (PROD-14, PROD-15). */
export function withVariation<Chosen extends Pick<Product, Switched>>(product: Chosen, variation?: Variation): Chosen {
  if (!variation) return product
  const { id, itemNumber, images, priceResponse, productPromoResponse, isOnPromotion } = variation
  return {
    ...product,
    id,
    itemNumber,
    // Without pictures or a price of its own, a variation looks and costs like the rest.
    imageUrl: images[0] ?? product.imageUrl,
    allImages: images.length > 0 ? images : product.allImages,
    priceResponse: priceResponse ?? product.priceResponse,
    productPromoResponse,
    isOnPromotion,
  }
}

type Switched =
  | 'id'
  | 'itemNumber'
  | 'imageUrl'
  | 'allImages'
  | 'priceResponse'
  | 'productPromoResponse'
  | 'isOnPromotion'
