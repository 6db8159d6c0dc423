import { isFreeShop, type Configuration } from '@shop/domain/configuration.ts'
import { bannerSchema, type Banner, type StaticContent } from '@shop/domain/content.ts'
import { Container, Section } from '@shop/ui/layout.tsx'
import * as v from 'valibot'
import freeWelcomePicture from '../../assets/welcome-free.svg?url'
import { BannerCarousel } from '../content/banner-carousel.tsx'
import { ShopBanner } from '../content/shop-banner.tsx'
import { useFacts, useTranslate, type Translate } from '../runtime/shop-context.tsx'

/** The opening of the start page, as the shop's landing type wants it (HOME-01 to HOME-03). */
export function HomeWelcome() {
  const t = useTranslate()
  const { configuration, content } = useFacts()
  const [first = welcome(configuration, t), ...others] = banners(content)
  const type = configuration.featureFlags.landingPageType
  if (type === 'splash') return <ShopBanner banner={first} layout="split" isFirst />
  if (type === 'tiles') {
    const banner = freeWelcome(first, configuration)
    return <ShopBanner banner={banner} layout={tilesLayout(banner)} isFirst />
  }
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

/** A shop for free supplies welcomes with a picture of its own, whatever the editors chose (HOME-11). */
const freeWelcome = (banner: Banner, configuration: Configuration): Banner =>
  isFreeShop(configuration) ? { ...banner, image: freeWelcomePicture } : banner

/** What stands there when the editors wrote no banner. */
const welcome = (configuration: Configuration, t: Translate): Banner =>
  v.parse(
    bannerSchema,
    isFreeShop(configuration)
      ? { title: t('WelcomeFreeTitle'), description: t('WelcomeFreeText') }
      : { title: t('WelcomeTitle'), description: t('WelcomeText') },
  )
