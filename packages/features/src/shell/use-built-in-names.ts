import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useEffect } from 'react'
import { useShopConfig } from '../runtime/config/shop-config.tsx'

/** Some of the texts that every page needs. If one is missing, others may be. */
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

/** Names the controls of a page if the gateway has no texts. Otherwise loads nothing. */
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
