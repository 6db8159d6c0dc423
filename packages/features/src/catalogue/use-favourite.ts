import { customerOf } from '@shop/domain/account/visit.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { errorCodesOf } from '../forms/refusal.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useLeave } from '../runtime/navigation/use-leave.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { setFavourite } from '../session/profile-actions.ts'
import { useVisit } from '../session/use-visit.ts'
import { useUnauthorisedHandler } from '../session/use-unauthorised-handler.ts'
import { wantedFavourite } from './wanted-favourite.ts'

/** Returns whether a product is one of the customer's favourites, and a function that changes it. */
export function useFavourite(itemNumber: string, name: string) {
  const t = useTranslate()
  const { show, announce } = useAnnouncer()
  const shop = useShop()
  const isKept = useVisit(({ user }) => user?.userProfile.favourites.includes(itemNumber) ?? false)
  const logIn = useLoginForFavourites(itemNumber, name)
  const handleUnauthorised = useUnauthorisedHandler()
  const inWords = useFailureText()
  const { run, pendingArgs, isRunning } = useAction(
    async (wanted: boolean) => {
      await setFavourite(shop, itemNumber, wanted)
      announce(t(wanted ? 'FavouriteAdded' : 'FavouriteRemoved', { name }))
    },
    {
      onFailure: (error) => {
        const wanted = isKept ? {} : wantedFavourite(itemNumber, name)
        return handleUnauthorised(error, wanted) || show({ text: inWords(error) })
      },
    },
  )
  const isFavourite = pendingArgs?.[0] ?? isKept

  const toggle = () => {
    if (!customerOf(shop.visit.getState())) return logIn()
    // A double click counts once.
    if (!isRunning) void run(!isFavourite)
  }
  return { isFavourite, toggle }
}

/** Returns a function that turns a failure into a message, with a fallback for unknown error codes. */
function useFailureText() {
  const t = useTranslate()
  return (failure: unknown) => {
    const [known] = (errorCodesOf(failure) ?? []).flatMap((code) => messageKeyOf(code) ?? [])
    return t(known ?? 'FavouriteFailed')
  }
}

/** Returns a function that leads to the login. After the login, the heart is set and the visitor comes back. */
function useLoginForFavourites(itemNumber: string, name: string) {
  const leave = useLeave()
  const wanted = { showFavouritesAuthenticateError: true, ...wantedFavourite(itemNumber, name) }
  return () => leave(paths.login, (previousPath) => ({ ...wanted, previousPath }))
}
