import { SideNav } from '@shop/ui/navigation/side-nav.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLocation } from '../../runtime/navigation/router.ts'
import { useLogOut } from '../../session/use-log-out.ts'

/** Links to the account's pages, and the logout. */
export function AccountNav() {
  const t = useTranslate()
  const logOut = useLogOut()
  const hasFavourites = useFlag('allowFavourites')
  const { pathname } = useLocation()
  const link = (href: string) => ({ href, current: pathname === href || pathname.startsWith(`${href}/`) })
  return (
    <SideNav
      label={t('AccountMenu')}
      items={[
        { icon: 'grid', label: t('Dashboard'), ...link(paths.dashboard) },
        { icon: 'book', label: t('AddressBook'), ...link(paths.addressBook) },
        { icon: 'box', label: t('MyOrders'), ...link(paths.orderHistory) },
        ...(hasFavourites ? [{ icon: 'heart', label: t('Favourites'), ...link(paths.favourites) } as const] : []),
        { icon: 'logout', label: t('LogOut'), onPress: logOut },
      ]}
    />
  )
}
