import { useState } from 'react'
import { useGlobalFailureRule } from '../runtime/global-failure-rule.ts'
import { useMoment } from '../runtime/use-moment.ts'
import { useCart } from './cart-context.ts'

/** How long "in your basket" is shown after adding, in milliseconds (documents: 9 business constants). */
const HIGHLIGHT = 2000

/** Puts one product, or the chosen variation of one, into the cart (PROD-11, PROD-15). */
export function useAddToCart(productId: string) {
  const addToCart = useCart((state) => state.add)
  const leaveOn = useGlobalFailureRule()
  const [isAdding, setIsAdding] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isJustAdded, highlight] = useMoment(HIGHLIGHT)

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
      if (!leaveOn(error)) setHasFailed(true)
      return false
    } finally {
      setIsAdding(false)
    }
  }
  return { add, isAdding, hasFailed, isJustAdded }
}
