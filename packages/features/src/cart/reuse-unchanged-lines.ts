import type { Cart, CartLine } from '@shop/domain/cart/cart.ts'

/** Returns a cart that was just read, with the previous objects of unchanged lines, which then do not render again. */
export function reuseUnchangedLines(cart: Cart, before: Cart): Cart {
  const known = new Map(before.lines.map((line) => [JSON.stringify(line), line]))
  return { ...cart, lines: cart.lines.map((line): CartLine => known.get(JSON.stringify(line)) ?? line) }
}
