import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTransientFlag } from '../../runtime/state/use-transient-flag.ts'
import { useCart, useCartStore } from '../cart-context.ts'

/** How long "in your basket" is shown after adding, in milliseconds (MINI-05, PROD-11). */
const HIGHLIGHT_DURATION = 2000

/** Puts one product, or the chosen variation of one, into the cart (PROD-11, PROD-15). */
export function useAddToCart(productId: string) {
  const cart = useCartStore()
  const isOutdated = useCart((state) => state.isOutdated)
  const [hasAdded, setAdded] = useState(false)
  const [isJustAdded, highlight] = useTransientFlag(HIGHLIGHT_DURATION)
  const { run, isRunning, hasFailed } = useAction(async (begin: () => Promise<void>) => {
    await begin()
    setAdded(true)
    highlight()
  })
  /** Says whether the pieces are in the cart now. */
  const add = async (pieces: number) => !isRunning && (await run(() => cart.getState().add(productId, pieces)))
  const followSent = useEffectEvent(() => {
    const sent = cart.getState().takeSent(productId)
    if (sent) void run(() => sent)
  })
  // What was pressed before hydration may be under way.
  useEffect(() => followSent(), [productId])
  /** Whether the pieces are in the cart, but the cart could not be shown since. */
  const isNotShown = hasAdded && isOutdated
  return { add, isAdding: isRunning, hasFailed, isJustAdded, isNotShown, hasAdded }
}
