import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useEffect } from 'react'
import { useShopConfig } from '../runtime/config/shop-config.tsx'

/** Some of the words that a page cannot be used without; where one is missing, others may be. */
const NEEDED: readonly MessageKey[] = [
  'Menu',
  'Search',
  'Cart',
  'Close',
  'AddToCart',
  'Quantity',
  'QuantityMore',
  'Email',
]

/** Sees to it that no control stays without a name where the gateway has no texts; nothing is loaded for a shop that has. */
export function useBuiltInNames() {
  const { messages } = useShopConfig()
  const isSpeechless = NEEDED.some((key) => !messages[key])
  useEffect(() => {
    if (!isSpeechless) return undefined
    const leaving = new AbortController()
    void import('./built-in-names.ts').then(
      ({ addMissingNames }) => !leaving.signal.aborted && addMissingNames(document.body, leaving.signal),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isSpeechless])
}
