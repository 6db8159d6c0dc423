import type { CartLine } from '@shop/domain/cart/cart.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useState } from 'react'
import { useAction } from '../runtime/actions/use-action.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCart } from './cart-context.ts'

/** Takes lines out of the cart, each once the visitor has said yes to that (CART-08); `focusNext` finds the focus a place. */
export function useRemoval(focusNext: () => void) {
  const t = useTranslate()
  const { say } = useAnnouncer()
  const removeLine = useCart((state) => state.remove)
  const [line, setLine] = useState<CartLine>()
  const [isAsking, setIsAsking] = useState(false)
  const { run, asked, isRunning, hasFailed } = useAction(async ({ itemNumber, name }: CartLine) => {
    await removeLine(itemNumber)
    say(t('NamedRemoved', { name }))
    focusNext()
  })
  return {
    /** What is, or was last, asked about. */
    line,
    isAsking,
    ask: (wanted: CartLine) => {
      setLine(wanted)
      setIsAsking(true)
    },
    keep: () => setIsAsking(false),
    remove: () => {
      setIsAsking(false)
      if (line) void run(line)
    },
    isRemoving: isRunning,
    /** The item number of what is on its way out. */
    removing: asked?.[0].itemNumber,
    hasFailed,
  }
}
export type Removal = ReturnType<typeof useRemoval>
