import type { CartLine } from '@shop/domain/cart/cart.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useState } from 'react'
import { useAction } from '../runtime/actions/use-action.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { remove } from './actions.ts'

/** Removes lines from the cart after the visitor's confirmation. `focusNext` moves the focus after a removal. */
export function useRemoval(focusNext: () => void) {
  const t = useTranslate()
  const { announce } = useAnnouncer()
  const shop = useShop()
  const [line, setLine] = useState<CartLine>()
  const [isAsking, setIsAsking] = useState(false)
  const { run, pendingArgs, isRunning, hasFailed } = useAction(async ({ itemNumber, name }: CartLine) => {
    await remove(shop, itemNumber)
    announce(t('NamedRemoved', { name }))
    focusNext()
  })
  return {
    /** The line of the current or last question. */
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
    /** The item number of the line being removed. */
    removing: pendingArgs?.[0].itemNumber,
    hasFailed,
  }
}
export type Removal = ReturnType<typeof useRemoval>
