import { HeaderButton, HeaderLink } from '@shop/ui/navigation/header-action.tsx'
import { SiteHeader } from '@shop/ui/navigation/site-header.tsx'
import { useCallback, useId, useMemo, useState } from 'react'
import { usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { useFlag, useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { AccountAction } from './account-action.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { CartAction } from './cart-action.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { MainMenu } from './main-menu.tsx'
import { menuItems, menuPlace } from './menu-items.ts'
import { SearchBox } from './search-box.tsx'

/** The header of every page: logo, search, help, login, cart and menu. */
export function Header() {
  const { checkoutHeader = false } = usePageHandle()
  return checkoutHeader ? <CheckoutHeader /> : <FullHeader />
}

function FullHeader() {
  const t = useTranslate()
  const id = useId()
  const { pathname } = useLocation()
  const { categories, configuration, content } = useShopConfig()
  const { hidesMenu = false } = usePageHandle()
  // The menu closes when the page changes.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const close = useCallback(() => setOpenAt(undefined), [])
  const menuType = useFlag('topMenuType')
  const type = hidesMenu ? 'none' : menuType
  const place = menuPlace(categories, pathname)
  const rechargeable = t('BatterySizeRechargeable')
  // Stable while the visitor stays in a category. The menu, the largest part of the header, then does not render again.
  const items = useMemo(() => menuItems(categories, type, place, rechargeable), [categories, type, place, rechargeable])
  const hasMenu = items.length > 0
  const helpIsElsewhere = hasMenu || (configuration.displaySellingPointsBar && content.sellingPointsBar !== undefined)
  return (
    <SiteHeader
      logo={<BrandLogo place="header" />}
      menuButton={
        hasMenu && (
          <HeaderButton
            icon={isOpen ? 'close' : 'menu'}
            label={t(isOpen ? 'Close' : 'Menu')}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          />
        )
      }
      search={<SearchBox />}
      actions={
        <>
          <HeaderLink icon="help" label={t('Help')} href={paths.customerService} wideOnly={helpIsElsewhere} />
          <AccountAction isInMenu={hasMenu} />
          <CartAction />
        </>
      }
      nav={hasMenu && <MainMenu id={id} items={items} isOpen={isOpen} onFollow={close} />}
    />
  )
}
