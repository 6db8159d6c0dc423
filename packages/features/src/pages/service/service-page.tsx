import type { CustomerService } from '@shop/domain/content.ts'
import { ChipLinks } from '@shop/ui/navigation/chip-links.tsx'
import { Container, Section, Stack, WithSidebar } from '@shop/ui/layout/layout.tsx'
import { RichText } from '@shop/ui/content/rich-text.tsx'
import { SideNav } from '@shop/ui/navigation/side-nav.tsx'
import { ContactSection } from '../../content/contact-section.tsx'
import { isMissing } from '../../runtime/failures/failures.ts'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { data, useLoaderData, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { ShopBreadcrumb } from '../../shell/shop-breadcrumb.tsx'
import type { Shop } from '../../shop.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { movedAddress } from '../moved-address.ts'
import type { Page } from '../page.ts'

interface ServiceData {
  menu: CustomerService['menu']
  /** The page's own address in the menu; empty for the overview. */
  route: string
  /** Nothing when there is no such page. */
  html: string | undefined
}

/** The last part of an address, by which a page is known under both its roots (ROUTE-19). */
const nameOf = (route: string) => route.split('/').findLast((part) => part !== '') ?? ''

/** Fetches customer service and picks the page of the address; 404 for none (CS-01, CS-09). */
const serviceLoader =
  (shop: Shop) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const moved = movedAddress(shop, request)
    if (moved) return moved
    const { customerService } = await shop.loadGateway()
    const { menu, pages } = await customerService.pages(request.signal).catch(noneWhereRefused)
    if (params['url'] === undefined) return { menu, route: '', html: '' } satisfies ServiceData
    const page = pages.find(({ route }) => nameOf(route) === params['url'])
    if (page) return { menu, route: page.route, html: page.contentHtml } satisfies ServiceData
    return data({ menu, route: '', html: undefined } satisfies ServiceData, { status: 404 })
  }

/** A gateway without customer service leaves its overview with a person to ask, and no other page. */
function noneWhereRefused(failure: unknown): CustomerService {
  if (!isMissing(failure)) throw failure
  return { menu: [], pages: [] }
}

/** A page of customer service, with the way to all others beside it (CS-02, ROUTE-20). */
export function ServicePage() {
  const t = useTranslate()
  const { menu, route, html } = useLoaderData<ServiceData>()
  if (html === undefined) return <NotFoundPage />
  const overview = { label: t('CustomerService'), href: paths.customerService }
  if (route === '') return <Overview menu={menu} />
  const isCurrent = (entry: string) => nameOf(entry) === nameOf(route)
  const title = menu.find((entry) => isCurrent(entry.route))?.title ?? overview.label
  return (
    <Container>
      <Head title={title} />
      <ShopBreadcrumb crumbs={[overview, { label: title, href: route }]} />
      <Section data-spacing="below-breadcrumb">
        <WithSidebar data-sidebar="last">
          <Stack>
            <h1>{title}</h1>
            {html && <RichText html={html} />}
          </Stack>
          <SideNav
            label={t('CustomerServiceMenu')}
            items={menu.map((entry) => ({ label: entry.title, href: entry.route, current: isCurrent(entry.route) }))}
          />
        </WithSidebar>
      </Section>
    </Container>
  )
}

/** All there is to read, and a person to ask. */
function Overview({ menu }: Pick<ServiceData, 'menu'>) {
  const t = useTranslate()
  const title = t('CustomerService')
  const chips = menu.map((entry) => ({ label: entry.title, href: entry.route }))
  return (
    <>
      <Container>
        <Head title={title} />
        <ShopBreadcrumb crumbs={[{ label: title, href: paths.customerService }]} />
        <Stack data-gap="wide">
          <h1>{title}</h1>
          {chips.length > 0 && <ChipLinks label={t('CustomerServiceMenu')} chips={chips} />}
        </Stack>
      </Container>
      <ContactSection />
    </>
  )
}

export const page = { Component: ServicePage, loader: serviceLoader } satisfies Page
