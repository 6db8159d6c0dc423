import { customerOf } from '@shop/domain/account/visit.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useAction } from '../../runtime/actions/use-action.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLeave } from '../../runtime/navigation/use-leave.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { loadCode } from '../../runtime/platform/load-code.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useVisit } from '../../session/visit/use-visit.ts'
import { useUnauthorisedHandler } from '../../session/visit/use-unauthorised-handler.ts'
import { wantedFavourite } from './wanted-favourite.ts'

/** Returns whether a product is one of the customer's favourites, and a function that changes it. */
export function useFavourite(itemNumber: string, name: string) {
  const t = useTranslate()
  const { show, announce } = useAnnouncer()
  const shop = useShop()
  const isKept = useVisit(({ user }) => user?.userProfile.favourites.includes(itemNumber) ?? false)
  const logIn = useLoginForFavourites(itemNumber, name)
  const handleUnauthorised = useUnauthorisedHandler()
  const showFailure = async (error: unknown) => {
    const key = await loadChange().then(
      ({ favouriteFailure }) => favouriteFailure(error),
      () => 'FavouriteFailed' as const,
    )
    show({ text: t(key) })
  }
  const { run, pendingArgs, isRunning } = useAction(
    async (wanted: boolean) => {
      const { setFavourite } = await loadChange()
      await setFavourite(shop, itemNumber, wanted)
      announce(t(wanted ? 'FavouriteAdded' : 'FavouriteRemoved', { name }))
    },
    {
      onFailure: (error) => {
        const wanted = isKept ? {} : wantedFavourite(itemNumber, name)
        return handleUnauthorised(error, wanted) || void showFailure(error)
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

const loadChange = () => loadCode(() => import('./change-favourite.ts'))

/** Returns a function that leads to the login. After the login, the heart is set and the visitor comes back. */
function useLoginForFavourites(itemNumber: string, name: string) {
  const leave = useLeave()
  const wanted = { showFavouritesAuthenticateError: true, ...wantedFavourite(itemNumber, name) }
  return () => leave(paths.login, (previousPath) => ({ ...wanted, previousPath }))
}
