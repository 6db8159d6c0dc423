import type { Product, Variation } from '../product.ts'

/** The chosen value of each attribute, by the attribute's name. */
export type VariationChoice = Readonly<Record<string, string | undefined>>

type Configurable = Pick<Product, 'configurableAttributes' | 'variations'>

/** Finds the variation with the chosen values. Undefined while an attribute has no value. */
export function chooseVariation(product: Configurable, choice: VariationChoice): Variation | undefined {
  const names = Object.keys(product.configurableAttributes)
  if (names.length === 0 || names.some((name) => !choice[name])) return undefined
  return product.variations.find(({ attributes }) => names.every((name) => attributes[name] === choice[name]))
}

/** Returns the values of an attribute that exist together with the other chosen values, in the product's order. */
export function possibleValues(product: Configurable, choice: VariationChoice, attribute: string): string[] {
  const others = Object.keys(product.configurableAttributes).filter((name) => name !== attribute && choice[name])
  const fitting = product.variations.filter(({ attributes }) =>
    others.every((name) => attributes[name] === choice[name]),
  )
  const values = new Set(fitting.map(({ attributes }) => attributes[attribute]))
  return (product.configurableAttributes[attribute] ?? []).filter((value) => values.has(value))
}

/** Returns the product with the item number, pictures, price and promotion of a variation. */
export function withVariation<Chosen extends Pick<Product, Switched>>(product: Chosen, variation?: Variation): Chosen {
  if (!variation) return product
  const { id, itemNumber, images, priceResponse, productPromoResponse, isOnPromotion, content } = variation
  return {
    ...product,
    id,
    itemNumber,
    // A variation without pictures or a price of its own has those of the product.
    imageUrl: images[0] ?? product.imageUrl,
    allImages: images.length > 0 ? images : product.allImages,
    priceResponse: priceResponse ?? product.priceResponse,
    productPromoResponse,
    isOnPromotion,
    content: content ?? product.content,
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
  | 'content'
