import { Container, Section, Stack, WithSidebar } from '@shop/ui/layout/layout.tsx'
import { SideNav } from '@shop/ui/navigation/side-nav.tsx'
import type { ReactNode } from 'react'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { ShopBreadcrumb } from '../../shell/shop-breadcrumb.tsx'
import { entryAt, type ServiceData } from './service-data.ts'

interface ServiceLayoutProps extends Pick<ServiceData, 'menu' | 'route'> {
  title: string
  /** The document's title, if it is not the page's. */
  documentTitle?: string
  children: ReactNode
}

/** Returns the title of a page: from the menu, or its own, or else `otherwise`. */
export const titleOf = ({ menu, route, title }: Omit<ServiceData, 'html'>, otherwise: string): string =>
  entryAt(menu, route)?.title ?? (title || otherwise)

/** The layout of a page of customer service, with a menu of the others. */
export function ServiceLayout({ menu, route, title, documentTitle = title, children }: ServiceLayoutProps) {
  const t = useTranslate()
  const overview = { label: t('CustomerService'), href: paths.customerService }
  const shown = entryAt(menu, route)
  return (
    <Container>
      <Head title={documentTitle} canonicalPath={route} />
      <ShopBreadcrumb crumbs={[overview, { label: title, href: route }]} />
      <Section spacing="below-breadcrumb">
        <WithSidebar sidebar="last">
          <Stack>
            <h1>{title}</h1>
            {children}
          </Stack>
          <SideNav
            label={t('CustomerServiceMenu')}
            items={menu.map((entry) => ({
              label: entry.title,
              href: entry.route,
              current: entry === shown,
            }))}
          />
        </WithSidebar>
      </Section>
    </Container>
  )
}
