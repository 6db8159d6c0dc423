import { useState } from 'react'
import { useGlobalFailureHandler } from '../runtime/failures/use-global-failure-handler.ts'
import { useTransientFlag } from '../runtime/state/use-transient-flag.ts'
import { useCart } from './cart-context.ts'

/** How long "in your basket" is shown after adding, in milliseconds (MINI-05, PROD-11). */
const HIGHLIGHT_DURATION = 2000

/** Puts one product, or the chosen variation of one, into the cart (PROD-11, PROD-15). */
export function useAddToCart(productId: string) {
  const addToCart = useCart((state) => state.add)
  const handleGlobalFailure = useGlobalFailureHandler()
  const [isAdding, setIsAdding] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isJustAdded, highlight] = useTransientFlag(HIGHLIGHT_DURATION)

  /** Says whether the pieces are in the cart now. */
  const add = async (pieces: number): Promise<boolean> => {
    if (isAdding) return false
    setIsAdding(true)
    setHasFailed(false)
    try {
      await addToCart(productId, pieces)
      highlight()
      return true
    } catch (error) {
      if (!handleGlobalFailure(error)) setHasFailed(true)
      return false
    } finally {
      setIsAdding(false)
    }
  }
  return { add, isAdding, hasFailed, isJustAdded }
}
