import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { Banner } from '@shop/domain/shop/content.ts'
import { shownBanners } from '@shop/domain/shop/shown-banners.ts'
import { isFreeShop } from '@shop/domain/checkout/free-shop.ts'
import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import freeWelcomePicture from '../../assets/welcome-free.svg?url'
import { BannerCarousel } from './banner-carousel.tsx'
import { ShopBanner } from './shop-banner.tsx'
import { useFlag, useShopConfig, useTranslate, type Translate } from '../runtime/config/shop-config.tsx'

/** The welcome of the home page. Adds a hidden heading if the visible one is part of a picture or of a slide. */
export function HomeWelcome() {
  const t = useTranslate()
  const { configuration, content } = useShopConfig()
  const usual = welcome(configuration, t)
  const [leading = usual, ...others] = shownBanners(content, useFlag('landingPageType'))
  const first = freeWelcome(leading, configuration)
  const takesTurns = others.length > 0
  return (
    <>
      {(first.title === '' || takesTurns) && <VisuallyHidden as="h1">{usual.title}</VisuallyHidden>}
      <Opening first={first} others={others} />
    </>
  )
}

/** The welcome in the shop's landing type. */
function Opening({ first, others }: { first: Banner; others: readonly Banner[] }) {
  const type = useFlag('landingPageType')
  if (type === 'splash') return <ShopBanner banner={first} layout="split" isFirst />
  if (type === 'tiles') return <ShopBanner banner={first} layout={tilesLayout(first)} isFirst />
  return (
    <Section>
      <Container>
        <BannerCarousel banners={[first, ...others]} />
      </Container>
    </Section>
  )
}

/** An image stands beside the text. Without one, the text is a card on the artwork. */
const tilesLayout = ({ image }: Banner) => (image ? 'beside' : 'card')

/** A free shop always shows its own picture. */
const freeWelcome = (banner: Banner, configuration: Configuration): Banner =>
  isFreeShop(configuration) ? { ...banner, image: freeWelcomePicture } : banner

/** Returns the banner for a shop whose editors wrote none. */
function welcome(configuration: Configuration, t: Translate): Banner {
  const isFree = isFreeShop(configuration)
  return {
    eyebrow: '',
    title: t(isFree ? 'WelcomeFreeTitle' : 'WelcomeTitle'),
    description: t(isFree ? 'WelcomeFreeText' : 'WelcomeText'),
    buttons: [],
    showNewsletter: false,
    bottomDisclaimer: '',
    backgroundImage: '',
    image: '',
  }
}
