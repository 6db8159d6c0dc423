import type { Cart, CartLine } from '@shop/domain/cart/cart.ts'

/** A cart just read, in which lines that have not changed are the very ones from before: those are not drawn again. */
export function reuseUnchangedLines(cart: Cart, before: Cart): Cart {
  const known = new Map(before.lines.map((line) => [JSON.stringify(line), line]))
  return { ...cart, lines: cart.lines.map((line): CartLine => known.get(JSON.stringify(line)) ?? line) }
}
