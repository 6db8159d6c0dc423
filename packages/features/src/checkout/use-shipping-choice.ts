import { useEffect, useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useGlobalFailureHandler } from '../runtime/failures/use-global-failure-handler.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useCheckout } from './checkout-context.ts'

/** The way of delivery: the press shows at once, what it costs when the gateway has counted (CHK-13). */
export function useShippingChoice() {
  const { shippingTypes } = useConfiguration()
  const selected = useCart(({ cart }) => cart.selectedShippingType)
  const chooseShipping = useCart((state) => state.chooseShipping)
  const forgetError = useCheckout((state) => state.forgetShippingError)
  const handleGlobalFailure = useGlobalFailureHandler()
  const [choosing, setChoosing] = useState<string>()
  const [hasFailed, setFailed] = useState(false)

  const choose = async (code: string) => {
    setChoosing(code)
    setFailed(false)
    forgetError()
    try {
      await chooseShipping(code)
    } catch (error) {
      if (!handleGlobalFailure(error)) setFailed(true)
    } finally {
      setChoosing((latest) => (latest === code ? undefined : latest))
    }
  }

  // Where there is no choice, nobody has to make it (OP-47).
  const only = shippingTypes.length === 1 ? shippingTypes[0]?.code : undefined
  useEffect(() => {
    if (only !== undefined && selected !== only) chooseShipping(only).catch(handleGlobalFailure)
  }, [only, selected, chooseShipping, handleGlobalFailure])

  return { chosen: choosing ?? selected, isUpdating: choosing !== undefined, hasFailed, choose }
}
