import { Container, Stack } from '@shop/ui/layout/layout.tsx'
import { RichText } from '@shop/ui/content/rich-text/rich-text.tsx'
import { ContactSection } from '../../content/contact-section.tsx'
import { ComplaintSection } from '../../law/complaint-section.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { data, useLoaderData, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { HelpOverview } from '../../service/help-overview.tsx'
import { ShopBreadcrumb } from '../../shell/shop-breadcrumb.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { Page } from '../page.ts'
import { loadServicePage } from './load-service-page.ts'
import type { ServiceData } from './service-data.ts'
import { ServiceLayout, titleOf } from './service-layout.tsx'

/** Loads the overview or the page of the path. 404 for an unknown one. */
const serviceLoader =
  (shop: Shop) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const found = await loadServicePage(shop, new URL(request.url).pathname, request.signal)
    if (params['url'] === undefined) return { ...found, html: '' } satisfies ServiceData
    return found.html === undefined ? data(found, { status: 404 }) : found
  }

/** A page of customer service, as the editors wrote it. */
export function ServicePage() {
  const t = useTranslate()
  const service = useLoaderData<ServiceData>()
  const { menu, route, html } = service
  if (html === undefined) return <NotFoundPage />
  if (route === '') return <Overview menu={menu} />
  return (
    <ServiceLayout menu={menu} route={route} title={titleOf(service, t('CustomerService'))}>
      {html && <RichText html={html} />}
    </ServiceLayout>
  )
}

/** The overview: all pages and contact details. */
function Overview({ menu }: Pick<ServiceData, 'menu'>) {
  const t = useTranslate()
  const title = t('CustomerService')
  return (
    <>
      <Container>
        <Head title={title} />
        <ShopBreadcrumb crumbs={[{ label: title, href: paths.customerService }]} />
        <Stack gap="wide">
          <h1>{title}</h1>
          <HelpOverview menu={menu} />
        </Stack>
      </Container>
      <ContactSection />
      <ComplaintSection />
    </>
  )
}

export const page = { Component: ServicePage, loader: serviceLoader } satisfies Page
