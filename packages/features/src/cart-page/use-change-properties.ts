import type { CartProperties } from '@shop/domain/cart.ts'
import { useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useGlobalFailureRule } from '../runtime/global-failure-rule.ts'

/** Changes what is attached to the cart, such as a promo code; the fresh cart then says what came of it (CART-07). */
export function useChangeProperties() {
  const changeProperties = useCart((state) => state.changeProperties)
  const leaveOn = useGlobalFailureRule()
  const [isChanging, setIsChanging] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const change = async (properties: CartProperties) => {
    setIsChanging(true)
    setHasFailed(false)
    try {
      await changeProperties(properties)
    } catch (error) {
      if (!leaveOn(error)) setHasFailed(true)
    } finally {
      setIsChanging(false)
    }
  }
  return { change, isChanging, hasFailed }
}
