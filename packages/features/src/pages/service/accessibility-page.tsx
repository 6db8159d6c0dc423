import { RichText } from '@shop/ui/content/rich-text/rich-text.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLoaderData } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { StayPreference } from '../../service/stay-preference.tsx'
import type { Page } from '../page.ts'
import { editedPageLoader } from './load-service-page.ts'
import type { ServiceData } from './service-data.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { ServiceLayout, titleOf } from './service-layout.tsx'

/** The editors' accessibility statement, and settings for visitors. */
export function AccessibilityPage() {
  const t = useTranslate()
  const { menu, route, html } = useLoaderData<ServiceData>()
  if (html === undefined) return <NotFoundPage />
  return (
    <ServiceLayout menu={menu} route={route} title={titleOf({ menu, route }, t('CustomerService'))}>
      <RichText html={html} />
      <StayPreference />
    </ServiceLayout>
  )
}

export const page = { Component: AccessibilityPage, loader: editedPageLoader(paths.accessibility) } satisfies Page
