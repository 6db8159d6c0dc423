import type { Product } from '@shop/domain/catalogue/product.ts'

/**
 * Returns a picture for each value of an attribute, if pictures tell the values apart. That holds for the first of several
 * attributes, such as a dome's kind or a clock's colour. Sizes look alike.
 */
export function picturesOfValues(
  { configurableAttributes, variations }: Pick<Product, 'configurableAttributes' | 'variations'>,
  attribute: string,
): ReadonlyMap<string, string> {
  const [first, ...others] = Object.keys(configurableAttributes)
  if (attribute !== first || others.length === 0) return new Map()
  const pictures = new Map<string, string>()
  for (const { attributes, images } of variations) {
    const value = attributes[attribute]
    const [picture] = images
    if (value !== undefined && picture && !pictures.has(value)) pictures.set(value, picture)
  }
  const values = configurableAttributes[attribute] ?? []
  const differsByValue = new Set(pictures.values()).size === values.length && pictures.size === values.length
  return differsByValue ? pictures : new Map()
}
