import type { CartLine } from './cart.ts'

/**
 * Returns the attributes of a cart line with their names, such as `Size 8`, because a bare `8` says nothing. The colour is
 * added unless an attribute has it.
 */
export function lineAttributes({
  colorName,
  productAttributes,
}: Pick<CartLine, 'colorName' | 'productAttributes'>): string[] {
  const attributes = Object.entries(productAttributes).map(([name, value]) => `${name} ${value}`)
  return colorName && !Object.values(productAttributes).includes(colorName) ? [colorName, ...attributes] : attributes
}
