import { useAnnouncer } from '@shop/ui/toast-store.ts'
import { useState } from 'react'
import { useGlobalFailureRule } from '../runtime/global-failure-rule.ts'
import { paths } from '../runtime/paths.ts'
import { useLocation, useNavigate } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useCustomer, useSession } from '../session/session-context.ts'
import { useSessionEnd } from '../session/use-session-end.ts'

/** Whether a product is one of the customer's favourites, and the press that changes it (FAV-01, FAV-02). */
export function useFavourite(itemNumber: string, name: string) {
  const t = useTranslate()
  const { show, say } = useAnnouncer()
  const isCustomer = useCustomer() !== undefined
  const isKept = useSession(({ user }) => user?.userProfile.favourites.includes(itemNumber) ?? false)
  const keepFavourite = useSession((state) => state.keepFavourite)
  const logIn = useLoginForFavourites()
  const leaveOn = useGlobalFailureRule()
  const endSession = useSessionEnd()
  /** What the press asked for, until the gateway has answered. */
  const [wish, setWish] = useState<boolean>()
  const isFavourite = wish ?? isKept

  const toggle = async () => {
    if (!isCustomer) return logIn()
    // A double press is one wish.
    if (wish !== undefined) return
    setWish(!isFavourite)
    try {
      await keepFavourite(itemNumber, !isFavourite)
      say(t(isFavourite ? 'FavouriteRemoved' : 'FavouriteAdded', { name }))
    } catch (error) {
      if (!endSession(error) && !leaveOn(error)) show({ text: t('FavouriteFailed') })
    } finally {
      setWish(undefined)
    }
  }
  return { isFavourite, toggle }
}

/** Favourites belong to an account: to the login, which explains that and leads back here (FAV-02, FAV-03). */
function useLoginForFavourites() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const state = { showFavouritesAuthenticateError: true, previousPath: pathname + search }
    void navigate(paths.login, { state })
  }
}
