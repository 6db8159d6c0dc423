import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { Banner, StaticContent } from '@shop/domain/shop/content.ts'
import { isFreeShop } from '@shop/domain/checkout/free-shop.ts'
import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import freeWelcomePicture from '../../assets/welcome-free.svg?url'
import { BannerCarousel } from './banner-carousel.tsx'
import { ShopBanner } from './shop-banner.tsx'
import { useFlag, useShopConfig, useTranslate, type Translate } from '../runtime/config/shop-config.tsx'

/**
 * The opening of the start page. Where its words are part of a picture, or move on with the slide they stand on, a heading
 * is there to be heard.
 */
export function HomeWelcome() {
  const t = useTranslate()
  const { configuration, content } = useShopConfig()
  const usual = welcome(configuration, t)
  const [leading = usual, ...others] = banners(content)
  const first = freeWelcome(leading, configuration)
  const takesTurns = useFlag('landingPageType') === 'intro' && others.length > 0
  return (
    <>
      {(first.title === '' || takesTurns) && <VisuallyHidden as="h1">{usual.title}</VisuallyHidden>}
      <Opening first={first} others={others} />
    </>
  )
}

/** As the shop's landing type wants it. */
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

/** Several banners count for more than the single one. */
const banners = ({ introBanner, introBannerList }: StaticContent) =>
  introBannerList.length > 0 ? introBannerList : introBanner ? [introBanner] : []

/** A thing stands beside the words; without one the words lie as a card on the whole artwork. */
const tilesLayout = ({ image }: Banner) => (image ? 'beside' : 'card')

/** A shop for free supplies welcomes with a picture of its own, whatever the editors chose. */
const freeWelcome = (banner: Banner, configuration: Configuration): Banner =>
  isFreeShop(configuration) ? { ...banner, image: freeWelcomePicture } : banner

/** What stands there when the editors wrote no banner. */
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
