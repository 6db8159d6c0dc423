import type { CartProperties } from '@shop/domain/cart.ts'
import { useState } from 'react'
import { useCart } from '../cart-context.ts'
import { useGlobalFailureHandler } from '../../runtime/failures/use-global-failure-handler.ts'

/** Changes what is attached to the cart, such as a promo code; the fresh cart then says what came of it (CART-07). */
export function useChangeProperties() {
  const changeProperties = useCart((state) => state.changeProperties)
  const handleGlobalFailure = useGlobalFailureHandler()
  const [isChanging, setIsChanging] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const change = async (properties: CartProperties) => {
    setIsChanging(true)
    setHasFailed(false)
    try {
      await changeProperties(properties)
    } catch (error) {
      if (!handleGlobalFailure(error)) setHasFailed(true)
    } finally {
      setIsChanging(false)
    }
  }
  return { change, isChanging, hasFailed }
}
