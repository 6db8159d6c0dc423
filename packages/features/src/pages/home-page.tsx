import { BatterySizes, useBatteryShelves } from '../catalogue/battery-sizes.tsx'
import type { MaybeKnown, Products } from '../catalogue/product-lists.ts'
import { RecommendedSlider } from '../catalogue/recommended-slider.tsx'
import { ContentSection } from '../content/content-section.tsx'
import { MaterialsRow } from '../content/materials-row.tsx'
import { PartnersRow } from '../content/partners-row.tsx'
import { SpotsRow } from '../content/spots-row.tsx'
import { TalkToUs } from '../content/talk-to-us.tsx'
import { Head } from '../runtime/head.tsx'
import { useLoaderData } from '../runtime/router.ts'
import { useConfiguration, useTranslate } from '../runtime/shop-context.tsx'
import { Muted } from '@shop/ui/elements/text.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeWelcome } from './home-welcome.tsx'

/** The start page (ROUTE-01): the welcome of the shop's landing type, the ways into it, and what its editors wrote. */
export function HomePage() {
  const { recommended } = useLoaderData<{ recommended: MaybeKnown<Products> }>()
  const { landingPageType } = useConfiguration().featureFlags
  return (
    <>
      <Head title="" />
      <HomeWelcome />
      <HomeBatteries />
      {landingPageType !== 'splash' && <HomeCategories />}
      <RecommendedSlider recommended={recommended} />
      <SpotsRow />
      <MaterialsRow />
      <PartnersRow />
      <TalkToUs />
    </>
  )
}

function HomeBatteries() {
  const t = useTranslate()
  const shelves = useBatteryShelves()
  if (shelves.length === 0) return null
  return (
    <ContentSection title={t('BatteryFinderTitle')} intro={<Muted>{t('BatteryFinderText')}</Muted>}>
      <BatterySizes shelves={shelves} />
    </ContentSection>
  )
}
