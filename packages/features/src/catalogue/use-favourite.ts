import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { errorCodesOf } from '../forms/refusal.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useLeave } from '../runtime/navigation/use-leave.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useSession, useSessionStore } from '../session/session-context.ts'
import { useUnauthorisedHandler } from '../session/use-unauthorised-handler.ts'
import { wantedFavourite } from './wanted-favourite.ts'

/** Whether a product is one of the customer's favourites, and the press that changes it (FAV-01, FAV-02). */
export function useFavourite(itemNumber: string, name: string) {
  const t = useTranslate()
  const { show, say } = useAnnouncer()
  const session = useSessionStore()
  const isKept = useSession(({ user }) => user?.userProfile.favourites.includes(itemNumber) ?? false)
  const logIn = useLoginForFavourites(itemNumber, name)
  const handleUnauthorised = useUnauthorisedHandler()
  const inWords = useFailureText()
  const { run, asked, isRunning } = useAction(
    async (wanted: boolean) => {
      await session.getState().setFavourite(itemNumber, wanted)
      say(t(wanted ? 'FavouriteAdded' : 'FavouriteRemoved', { name }))
    },
    {
      onFailure: (error) => {
        const wanted = isKept ? {} : wantedFavourite(itemNumber, name)
        return handleUnauthorised(error, wanted) || show({ text: inWords(error) })
      },
    },
  )
  const isFavourite = asked?.[0] ?? isKept

  const toggle = () => {
    if (!session.getState().user?.userProfile.isAuthenticated) return logIn()
    // A double press is one wish.
    if (!isRunning) void run(!isFavourite)
  }
  return { isFavourite, toggle }
}

/** Why a favourite was not kept, where the gateway says so in a code that the shop has words for. */
function useFailureText() {
  const t = useTranslate()
  return (failure: unknown) => {
    const [known] = (errorCodesOf(failure) ?? []).flatMap((code) => messageKeyOf(code) ?? [])
    return t(known ?? 'FavouriteFailed')
  }
}

/** Favourites belong to an account: to the login, which explains that, sets the heart and leads back here (FAV-02, FAV-03). */
function useLoginForFavourites(itemNumber: string, name: string) {
  const leave = useLeave()
  const wanted = { showFavouritesAuthenticateError: true, ...wantedFavourite(itemNumber, name) }
  return () => leave(paths.login, (previousPath) => ({ ...wanted, previousPath }))
}
