import type { CartLine } from '@shop/domain/cart.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useState } from 'react'
import { useCart } from '../cart-context.ts'
import { focusHeading } from '../../runtime/navigation/focus-on-navigation.ts'
import { useGlobalFailureHandler } from '../../runtime/failures/use-global-failure-handler.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

/** Takes a line out of the cart, once the visitor has said yes to that (CART-08). */
export function useRemoval({ itemNumber, name }: CartLine) {
  const t = useTranslate()
  const { say } = useAnnouncer()
  const removeLine = useCart((state) => state.remove)
  const handleGlobalFailure = useGlobalFailureHandler()
  const [isAsking, setIsAsking] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const remove = async () => {
    setIsAsking(false)
    setHasFailed(false)
    setIsRemoving(true)
    try {
      await removeLine(itemNumber)
      say(t('NamedRemoved', { name }))
      focusHeading()
    } catch (error) {
      if (!handleGlobalFailure(error)) setHasFailed(true)
    } finally {
      setIsRemoving(false)
    }
  }
  return { isAsking, ask: () => setIsAsking(true), keep: () => setIsAsking(false), remove, isRemoving, hasFailed }
}
