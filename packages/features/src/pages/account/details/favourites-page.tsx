import { favouritesPage, withProducts, type Favourite, type PageOfFavourites } from '@shop/domain/account/favourites.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { useEffect, useState } from 'react'
import { PageLinks } from '../../../account/page-links.tsx'
import { Favourites } from '../../../account/favourites.tsx'
import { UndoNotice } from '../../../session/profile/undo-notice.tsx'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from '../../../runtime/navigation/router.ts'
import { setFavourite } from '../../../session/profile/profile-actions.ts'
import { useShop, type Shop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'

interface FavouritesData extends PageOfFavourites {
  /** All favourites when the page was loaded. */
  all: readonly string[]
  favourites: readonly Favourite[]
}

/** Loads the products of one page of favourites. Redirects to the last page if there is no such page. */
const favouritesLoader =
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs): Promise<FavouritesData | Response> => {
    const all = shop.visit.getState().user?.userProfile.favourites ?? []
    const wanted = Number(new URL(request.url).searchParams.get('page') ?? 1)
    const shown = favouritesPage(all, wanted)
    if (shown.page !== wanted) return redirect(paths.favouritesPage(shown.page))
    const { catalogue } = await shop.loadGateway()
    const products = await catalogue.favourites(shown.itemNumbers, request.signal)
    return { ...shown, all, favourites: withProducts(shown.itemNumbers, products) }
  }

/** The customer's favourites. */
function FavouritesPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const { all, favourites, ...place } = useLoaderData<FavouritesData>()
  useReload(customer.favourites, all)
  const removed = useRemovedFavourite(customer.favourites, favourites)
  const title = t('Favourites')
  if (customer.favourites.length === 0) {
    return (
      <AccountLayout title={title}>
        <Removed {...removed} />
        <NoFavourites />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout title={title} besideHeading={<Shown {...place} />}>
      <Removed {...removed} />
      <Favourites
        key={place.page}
        favourites={favourites.filter(({ itemNumber }) => customer.favourites.includes(itemNumber))}
      />
      <PageLinks current={place.page} count={place.pages} hrefOf={paths.favouritesPage} />
    </AccountLayout>
  )
}

/** Returns the favourite that was removed last on this page, which the customer can restore. */
function useRemovedFavourite(kept: readonly string[], shown: readonly Favourite[]) {
  const t = useTranslate()
  const [before, setBefore] = useState(kept)
  const [removed, setRemoved] = useState<{ itemNumber: string; name: string }>()
  if (before !== kept) {
    const gone = before.filter((itemNumber) => !kept.includes(itemNumber))
    const product = shown.find(({ itemNumber }) => itemNumber === gone[0])?.product
    setBefore(kept)
    if (gone[0] !== undefined) {
      setRemoved({ itemNumber: gone[0], name: product?.name ?? t('ItemNumber', { itemNumber: gone[0] }) })
    } else if (removed && kept.includes(removed.itemNumber)) setRemoved(undefined)
  }
  return { removed }
}

function Removed({ removed }: ReturnType<typeof useRemovedFavourite>) {
  const t = useTranslate()
  const shop = useShop()
  if (!removed) return null
  const { itemNumber, name } = removed
  return (
    <UndoNotice
      key={itemNumber}
      text={t('FavouriteRemoved', { name })}
      undo={() => setFavourite(shop, itemNumber, true)}
    />
  )
}

/** Loads the page again after a change, because a favourite of the next page moves up. */
function useReload(kept: readonly string[], loaded: readonly string[]) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Also if another favourite was removed while the page was loading.
    if (kept !== loaded) void revalidate()
  }, [kept, loaded, revalidate])
}

function Shown({ first, itemNumbers, total }: PageOfFavourites) {
  const t = useTranslate()
  const last = first + itemNumbers.length - 1
  return (
    <Announcement>{t('ShowingProducts', { shown: first === last ? first : `${first}–${last}`, total })}</Announcement>
  )
}

function NoFavourites() {
  const t = useTranslate()
  return (
    <EmptyState
      picture={<Icon name="heart" />}
      title={<h2>{t('FavouritesEmpty')}</h2>}
      action={<ButtonLink href={paths.home}>{t('ContinueShopping')}</ButtonLink>}
    >
      <Lead>{t('FavouritesEmptyHelp')}</Lead>
    </EmptyState>
  )
}

export const page = { Component: forCustomer(FavouritesPage), loader: favouritesLoader } satisfies Page
