import type { Product } from '@shop/domain/catalogue/product.ts'

/**
 * A picture for each value of an attribute, where pictures tell the values apart: that is so for the first attribute of
 * several (the kind of a dome, the colour of a clock), while sizes look alike.
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
