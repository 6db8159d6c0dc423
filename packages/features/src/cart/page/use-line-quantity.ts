import type { CartLine } from '@shop/domain/cart/cart.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeQuantity } from '../actions.ts'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useShop } from '../../runtime/state/shop-context.ts'

/** How long a line waits for another click before it sends the quantity, in milliseconds. */
const DEBOUNCE = 400

/**
 * The wanted quantity of a line, shown optimistically. Quick clicks are debounced into one call. Calls run one after another,
 * so that the cart ends with the last quantity. A failure restores the number.
 */
export function useLineQuantity({ itemNumber, name, quantity }: CartLine) {
  const t = useTranslate()
  const { announce } = useAnnouncer()
  const shop = useShop()
  const { run, pendingArgs, isRunning, hasFailed } = useAction(async (pieces: number) => {
    await changeQuantity(shop, itemNumber, pieces)
    announce(t('QuantityChanged', { name, quantity: pieces }))
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
  // Sends a debounced quantity when the visitor leaves the page.
  useEffect(() => () => sendAtOnce(), [])

  const isWaiting = unsent !== undefined
  return {
    pieces: unsent ?? pendingArgs?.[0] ?? quantity,
    want,
    isChanging: isWaiting || isRunning,
    hasFailed: hasFailed && !isWaiting,
  }
}
