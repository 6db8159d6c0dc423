import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import * as v from 'valibot'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLocation } from '../../runtime/navigation/router.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { setFavourite } from '../../session/profile/profile-actions.ts'
import { WANTED_FAVOURITE } from './wanted-favourite.ts'

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))
const handedOver = v.object({ [WANTED_FAVOURITE]: v.object({ itemNumber: text, name: text }) })

/**
 * How long the login waits for the heart, in milliseconds. The page after it is opened by a new document, which would end a
 * call whose answer is still read. The call itself is kept alive.
 */
export const LONGEST_WAIT = 3000

/** Returns a function that sets the heart clicked before the login, and announces it. Call it right after the login. */
export function useWantedFavourite(): () => Promise<void> {
  const t = useTranslate()
  const { show, announce } = useAnnouncer()
  const shop = useShop()
  const wanted = v.safeParse(handedOver, useLocation().state)
  return async () => {
    if (!wanted.success) return
    const { itemNumber, name } = wanted.output[WANTED_FAVOURITE]
    if (shop.visit.getState().user?.userProfile.favourites.includes(itemNumber)) return
    const set = setFavourite(shop, itemNumber, true).then(
      () => announce(t('FavouriteAdded', { name })),
      () => show({ text: t('FavouriteFailed') }),
    )
    await Promise.race([set, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT))])
  }
}
