import type { Banner } from '@shop/domain/content.ts'
import { Carousel } from '@shop/ui/content/carousel.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { ShopBanner } from './shop-banner.tsx'

/** One banner, or several that take turns (HOME-03, HOME-05). */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslate()
  const slides = banners.map((banner, index) => (
    <ShopBanner key={index} banner={banner} layout="card" inset isFirst={index === 0} />
  ))
  if (slides.length < 2) return slides
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
