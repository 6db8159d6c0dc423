import type { CartLine } from '@shop/domain/cart/cart.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCart } from '../cart-context.ts'
import { useAction } from '../../runtime/actions/use-action.ts'
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
  const { run, asked, isRunning, hasFailed } = useAction(async (pieces: number) => {
    await changeQuantity(itemNumber, pieces)
    say(t('QuantityChanged', { name, quantity: pieces }))
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [unsent, setUnsent] = useState<number>()

  const send = (pieces: number) => {
    setUnsent(undefined)
    void run(pieces)
  }
  const want = (pieces: number) => {
    clearTimeout(timer.current)
    setUnsent(pieces)
    timer.current = setTimeout(() => send(pieces), DEBOUNCE)
  }
  const sendAtOnce = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (unsent !== undefined) send(unsent)
  })
  // Whoever leaves the page in the meantime has asked all the same.
  useEffect(() => () => sendAtOnce(), [])

  const isWaiting = unsent !== undefined
  return {
    pieces: unsent ?? asked?.[0] ?? quantity,
    want,
    isChanging: isWaiting || isRunning,
    hasFailed: hasFailed && !isWaiting,
  }
}
