import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useTransientFlag } from '../../runtime/state/use-transient-flag.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { add } from '../actions.ts'
import { cartOf } from '../cart.ts'
import { useCart } from '../cart-context.ts'
import { HIGHLIGHT_DURATION } from '../../runtime/state/highlight-duration.ts'

/** Adds a product, or the chosen variation of one, to the cart. `name` is announced to screen readers after an add. */
export function useAddToCart(productId: string, name: string) {
  const shop = useShop()
  const lags = useCart((state) => state.lags)
  const [hasAdded, setAdded] = useState(false)
  const [isJustAdded, highlight] = useTransientFlag(HIGHLIGHT_DURATION)
  useAnnounceAdded(name, isJustAdded)
  const { run, isRunning, hasFailed } = useAction(async (ended: Promise<void>) => {
    await ended
    setAdded(true)
    highlight()
  })
  /** Returns whether the add succeeded. */
  const addPieces = async (quantity: number) => !isRunning && (await run(add(shop, productId, quantity)))
  const followSentAdd = useEffectEvent(() => {
    const outcome = shop.presses.outcomeOf(productId)
    if (outcome) void run(outcome)
  })
  // An add from before hydration may still be pending.
  useEffect(() => followSentAdd(), [productId])
  /** Whether the product is in the cart, but the read after the add has failed. */
  const isNotShown = hasAdded && lags
  return { add: addPieces, isAdding: isRunning, hasFailed, isJustAdded, isNotShown, hasAdded }
}

/** Announces each add and the new total of the cart to screen readers. */
function useAnnounceAdded(name: string, isJustAdded: boolean) {
  const t = useTranslate()
  const { announce } = useAnnouncer()
  const { cart } = useShop()
  const announceAdded = useEffectEvent(() => {
    const { total } = cartOf(cart.getState())
    const counted = total === 1 ? t('CartWithOne') : t('CartWithCount', { count: total })
    announce(`${t('NamedAddedToCart', { name })} ${counted}`)
  })
  useEffect(() => {
    if (isJustAdded) announceAdded()
  }, [isJustAdded])
}
