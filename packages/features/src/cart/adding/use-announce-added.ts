import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useCartStore } from '../cart-context.ts'

/** Tells those who cannot see the highlight what is in the cart now, once each time something was added. */
export function useAnnounceAdded(name: string, isJustAdded: boolean) {
  const t = useTranslate()
  const { say } = useAnnouncer()
  const store = useCartStore()
  const sayAdded = useEffectEvent(() => {
    const { total } = store.getState().cart
    const cart = total === 1 ? t('CartWithOne') : t('CartWithCount', { count: total })
    say(`${t('NamedAddedToCart', { name })} ${cart}`)
  })
  useEffect(() => {
    if (isJustAdded) sayAdded()
  }, [isJustAdded])
}
