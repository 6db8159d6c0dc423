import type { Banner } from '@shop/domain/shop/content.ts'
import { Carousel } from '@shop/ui/content/slides/carousel.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { ShopBanner } from './shop-banner.tsx'

/** A banner, or a carousel of several. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslate()
  const [only, ...others] = banners
  if (only && others.length === 0) return <ShopBanner banner={only} layout="card" inset isFirst />
  // No slide has the page's heading, which would disappear with it.
  const slides = banners.map((banner, index) => (
    <ShopBanner key={index} index={index} banner={banner} layout="card" inset isFirst={index === 0} headingLevel={2} />
  ))
  return (
    <Carousel
      label={t('CarouselLabel')}
      pauseLabel={t('CarouselPause')}
      playLabel={t('CarouselPlay')}
      slideLabel={(number, total) => t('SlideOf', { number, total })}
    >
      {slides}
    </Carousel>
  )
}
