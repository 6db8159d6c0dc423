import { Container, Row, Section, Stack, WithSidebar } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { SideNav } from '@shop/ui/navigation/side-nav.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { usePageHandle } from '../../runtime/navigation/page-handle.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLocation } from '../../runtime/navigation/router.ts'
import { ShopBreadcrumb } from '../../shell/shop-breadcrumb.tsx'
import { useLogOut } from '../../session/login/use-log-out.ts'

interface AccountLayoutProps {
  /** The page's name, in the breadcrumb and the document's title. */
  title: string
  /** Another title of the document, for a form with errors (`usePageTitle`). */
  documentTitle?: string
  /** The main heading, if it is not the title. */
  heading?: string
  /** At the end of the heading's line. */
  besideHeading?: ReactNode
  children: ReactNode
}

/** The layout of every account page: breadcrumb, sidebar and heading. */
export function AccountLayout({
  title,
  documentTitle = title,
  heading = title,
  besideHeading,
  children,
}: AccountLayoutProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const { isAccountSection = false } = usePageHandle()
  const top = { label: t('MyAccount'), href: paths.dashboard }
  const crumbs = pathname === paths.dashboard ? [top] : [top, { label: title, href: pathname }]
  return (
    <Container data-section={isAccountSection ? 'account' : undefined}>
      <Head title={documentTitle} noindex />
      <ShopBreadcrumb crumbs={crumbs} />
      <Section spacing="below-breadcrumb">
        <WithSidebar>
          <AccountNav />
          <Stack gap="fields">
            <Row justify="between">
              <h1>{heading}</h1>
              {besideHeading}
            </Row>
            {children}
          </Stack>
        </WithSidebar>
      </Section>
    </Container>
  )
}

/** Links to the account's pages, and the logout. */
function AccountNav() {
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
