import { takesPayment } from '@shop/domain/free-shop.ts'
import { SecureCheckoutNote } from '@shop/ui/commerce/secure-checkout-note.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { phoneLink } from '../runtime/navigation/phone-link.ts'
import { HeaderButton, HeaderLink } from '@shop/ui/navigation/header-action.tsx'
import { SiteHeader } from '@shop/ui/navigation/site-header.tsx'
import { useCallback, useId, useMemo, useState } from 'react'
import { usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useShownLocation } from '../runtime/navigation/shown-location.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { AccountAction } from './account-action.tsx'
import { CartAction } from './cart-action.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { menuItems, menuPlace } from './menu-items.ts'
import { SearchBox } from './search-box.tsx'

/** The head of every page: whose shop this is, search, help, login, basket and menu (SHELL-05, SHELL-12 to SHELL-16). */
export function Header() {
  const { checkoutHeader = false } = usePageHandle()
  return checkoutHeader ? <CheckoutHeader /> : <FullHeader />
}

function FullHeader() {
  const t = useTranslate()
  const id = useId()
  const { pathname } = useShownLocation()
  const { categories, configuration, content } = useShopConfig()
  const { hidesMenu = false } = usePageHandle()
  // An open menu belongs to the page it was opened on.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const close = useCallback(() => setOpenAt(undefined), [])
  const type = hidesMenu ? 'none' : configuration.featureFlags.topMenuType
  const place = menuPlace(categories, pathname)
  const rechargeable = t('BatterySizeRechargeable')
  // The same as long as the visitor stays in a category: the menu, the largest part of the header, is not drawn anew.
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
          <AccountAction />
          <CartAction />
        </>
      }
      nav={hasMenu && <MainMenu id={id} items={items} isOpen={isOpen} onFollow={close} />}
    />
  )
}

/** At checkout the search waits behind a button, and what is paid is safe (OP-66). */
function CheckoutHeader() {
  const t = useTranslate()
  const id = useId()
  const [isSearching, setIsSearching] = useState(false)
  return (
    <SiteHeader
      logo={<BrandLogo place="header" />}
      search={
        <div id={id} hidden={!isSearching}>
          <SearchBox />
        </div>
      }
      actions={
        <>
          <HeaderButton
            icon="search"
            label={t('Search')}
            aria-expanded={isSearching}
            aria-controls={id}
            onClick={() => setIsSearching(!isSearching)}
          />
          <HeaderLink icon="help" label={t('Help')} href={paths.customerService} />
          <AccountAction />
          <CartAction />
        </>
      }
      note={<CheckoutSecurityNote />}
    />
  )
}

/** Says at checkout that paying is safe here, where somebody pays, and whom to ask (OP-66). */
function CheckoutSecurityNote() {
  const t = useTranslate()
  const { configuration, content } = useShopConfig()
  const phone = content.sellingPointsBar?.phone
  return (
    <SecureCheckoutNote title={t(takesPayment(configuration) ? 'SecureCheckout' : 'CustomerService')}>
      {phone && <Link href={phoneLink(phone)}>{phone}</Link>}
    </SecureCheckoutNote>
  )
}
