import type { CartLine } from '@shop/domain/cart.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCart } from '../cart-context.ts'
import { useGlobalFailureHandler } from '../../runtime/failures/use-global-failure-handler.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

/** How long a line waits for the next press before the gateway is asked, in milliseconds. */
const DEBOUNCE = 400

/**
 * How many pieces of a line are wanted. The number runs ahead of the gateway, quick presses become one call, calls go
 * one after another, so that the cart ends with what was asked for last (CART-07); a failure puts the number back.
 */
export function useLineQuantity({ itemNumber, name, quantity }: CartLine) {
  const t = useTranslate()
  const { say } = useAnnouncer()
  const changeQuantity = useCart((state) => state.changeQuantity)
  const handleGlobalFailure = useGlobalFailureHandler()
  const [wish, setWish] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  const unsent = useRef<{ pieces: number; timer: ReturnType<typeof setTimeout> }>(undefined)

  const send = async (pieces: number) => {
    unsent.current = undefined
    try {
      await changeQuantity(itemNumber, pieces)
      say(t('QuantityChanged', { name, quantity: pieces }))
    } catch (error) {
      if (!handleGlobalFailure(error)) setHasFailed(true)
    }
    // A newer wish stays on show until its own answer is there.
    if (!unsent.current) setWish((shown) => (shown === pieces ? undefined : shown))
  }
  const want = (pieces: number) => {
    clearTimeout(unsent.current?.timer)
    setHasFailed(false)
    setWish(pieces)
    unsent.current = { pieces, timer: setTimeout(() => void send(pieces), DEBOUNCE) }
  }
  const sendAtOnce = useEffectEvent(() => {
    if (!unsent.current) return
    clearTimeout(unsent.current.timer)
    void send(unsent.current.pieces)
  })
  // Whoever leaves the page in the meantime has asked all the same.
  useEffect(() => () => sendAtOnce(), [])

  return { pieces: wish ?? quantity, want, isChanging: wish !== undefined, hasFailed }
}
