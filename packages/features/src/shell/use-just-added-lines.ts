import type { Cart } from '@shop/domain/cart/cart.ts'
import { useEffect, useState } from 'react'
import { HIGHLIGHT_DURATION } from '../cart/adding/highlight-duration.ts'
import { useCart } from '../cart/cart-context.ts'
import { useTransientFlag } from '../runtime/state/use-transient-flag.ts'

/** Returns the item numbers of the lines that the visitor has just added. */
export function useJustAddedLines(): ReadonlySet<string> {
  const cart = useCart((state) => state.cart)
  const changes = useCart((state) => state.changes)
  const cartBefore = useCart((state) => state.cartBefore)
  const [seen, setSeen] = useState({ changes, fresh: nothing })
  const [isNow, begin] = useTransientFlag(HIGHLIGHT_DURATION)
  if (changes !== seen.changes) setSeen({ changes, fresh: grown(cartBefore, cart) })
  useEffect(() => {
    if (seen.fresh.size > 0) begin()
  }, [seen.fresh, begin])
  return isNow ? seen.fresh : nothing
}

const nothing: ReadonlySet<string> = new Set()

/** Returns the lines whose quantity has grown. */
function grown(before: Cart, after: Cart): ReadonlySet<string> {
  const quantities = new Map(before.lines.map(({ itemNumber, quantity }) => [itemNumber, quantity]))
  const lines = after.lines.filter(({ itemNumber, quantity }) => quantity > (quantities.get(itemNumber) ?? 0))
  return new Set(lines.map(({ itemNumber }) => itemNumber))
}
