import { RefusedOrderNotice } from '../../account/orders/refused-order.tsx'
import { BatterySizes, useBatteryCategories } from '../../catalogue/search/battery-sizes.tsx'
import type { MaybePromise, Products } from '../../catalogue/product-lists.ts'
import { RecommendedSlider } from '../../catalogue/rows/recommended-slider.tsx'
import { ContentSection } from '../../content/content-section.tsx'
import { MaterialsRow } from '../../content/materials-row.tsx'
import { PartnersRow } from '../../content/partners-row.tsx'
import { SpotsRow } from '../../content/spots-row.tsx'
import { ContactSection } from '../../content/contact-section.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { AfterHydration } from '../../rendering/client/after-hydration.tsx'
import { useLoaderData } from '../../runtime/navigation/router.ts'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { Muted } from '@shop/ui/elements/text.tsx'
import { HomeCategories } from '../../catalogue/home-categories.tsx'
import { HomeWelcome } from '../../content/home-welcome.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import type { Page } from '../page.ts'
import { loadRecommended } from './load-recommended.ts'

const homeLoader = (shop: Shop) => () => loadRecommended(shop)

/** The home page: the welcome of the shop's landing type, products, links to all others, and the editors' content. */
export function HomePage() {
  const { recommended } = useLoaderData<{ recommended: MaybePromise<Products | undefined> }>()
  const landingPageType = useFlag('landingPageType')
  return (
    <>
      <Head title="" />
      <AfterHydration>
        <RefusedOrderNotice />
      </AfterHydration>
      <HomeWelcome />
      <RecommendedSlider recommended={recommended} />
      <HomeBatteries />
      {landingPageType !== 'splash' && <HomeCategories />}
      <SpotsRow />
      <MaterialsRow />
      <PartnersRow />
      <ContactSection />
    </>
  )
}

function HomeBatteries() {
  const t = useTranslate()
  const categories = useBatteryCategories()
  if (categories.length === 0) return null
  return (
    <ContentSection title={t('BatteryFinderTitle')} intro={<Muted>{t('BatteryFinderText')}</Muted>}>
      <BatterySizes categories={categories} />
    </ContentSection>
  )
}

export const page = { Component: HomePage, loader: homeLoader } satisfies Page
