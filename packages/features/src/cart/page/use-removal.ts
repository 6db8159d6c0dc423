import type { CartLine } from '@shop/domain/cart.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useState } from 'react'
import { useCart } from '../cart-context.ts'
import { focusHeading } from '../../runtime/navigation/focus-on-navigation.ts'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

/** Takes a line out of the cart, once the visitor has said yes to that (CART-08). */
export function useRemoval({ itemNumber, name }: CartLine) {
  const t = useTranslate()
  const { say } = useAnnouncer()
  const removeLine = useCart((state) => state.remove)
  const [isAsking, setIsAsking] = useState(false)
  const { run, isRunning, hasFailed } = useAction(async () => {
    await removeLine(itemNumber)
    say(t('NamedRemoved', { name }))
    focusHeading()
  })
  const remove = () => {
    setIsAsking(false)
    void run()
  }
  return {
    isAsking,
    ask: () => setIsAsking(true),
    keep: () => setIsAsking(false),
    remove,
    isRemoving: isRunning,
    hasFailed,
  }
}
