import type { CartLine } from './cart.ts'

/** What sets a line apart, by name, because a bare "8" says nothing; the colour only where no attribute tells it. */
export function lineAttributes({
  colorName,
  productAttributes,
}: Pick<CartLine, 'colorName' | 'productAttributes'>): string[] {
  const attributes = Object.entries(productAttributes).map(([name, value]) => `${name} ${value}`)
  return colorName && !Object.values(productAttributes).includes(colorName) ? [colorName, ...attributes] : attributes
}
