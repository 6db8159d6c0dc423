import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useTransientFlag } from '../../runtime/state/use-transient-flag.ts'
import { useCart, useCartStore } from '../cart-context.ts'
import { HIGHLIGHT_DURATION } from './highlight-duration.ts'

/** Adds a product, or the chosen variation of one, to the cart. `name` is announced to screen readers after an add. */
export function useAddToCart(productId: string, name: string) {
  const cart = useCartStore()
  const isOutdated = useCart((state) => state.isOutdated)
  const [hasAdded, setAdded] = useState(false)
  const [isJustAdded, highlight] = useTransientFlag(HIGHLIGHT_DURATION)
  useAnnounceAdded(name, isJustAdded)
  const { run, isRunning, hasFailed } = useAction(async (begin: () => Promise<void>) => {
    await begin()
    setAdded(true)
    highlight()
  })
  /** Returns whether the add succeeded. */
  const add = async (quantity: number) => !isRunning && (await run(() => cart.getState().add(productId, quantity)))
  const followSentAdd = useEffectEvent(() => {
    const outcome = cart.getState().claimSentAdd(productId)
    if (outcome) void run(() => outcome)
  })
  // An add from before hydration may still be pending.
  useEffect(() => followSentAdd(), [productId])
  /** Whether the product is in the cart, but the read after the add has failed. */
  const isNotShown = hasAdded && isOutdated
  return { add, isAdding: isRunning, hasFailed, isJustAdded, isNotShown, hasAdded }
}

/** Announces each add and the new total of the cart to screen readers. */
function useAnnounceAdded(name: string, isJustAdded: boolean) {
  const t = useTranslate()
  const { announce } = useAnnouncer()
  const store = useCartStore()
  const announceAdded = useEffectEvent(() => {
    const { total } = store.getState().cart
    const cart = total === 1 ? t('CartWithOne') : t('CartWithCount', { count: total })
    announce(`${t('NamedAddedToCart', { name })} ${cart}`)
  })
  useEffect(() => {
    if (isJustAdded) announceAdded()
  }, [isJustAdded])
}
