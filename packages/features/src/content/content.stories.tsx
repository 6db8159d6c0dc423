import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { bannerSchema } from '@shop/domain/shop/content.ts'
import { Container } from '@shop/ui/layout/layout.tsx'
import { framed } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import * as v from 'valibot'
import { StoryShop } from '../testing/story-shop.tsx'
import { shownText } from '../testing/story-setting.ts'
import { refusal, type Answer } from '../testing/fake-gateway.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { MaterialsRow } from './materials-row.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { PartnersRow } from './partners-row.tsx'
import { ShopBanner } from './shop-banner.tsx'
import { SpotsRow } from './spots-row.tsx'
import { ContactSection } from './contact-section.tsx'

const meta: Meta = {
  title: 'Patterns/Written by editors',
  tags: ['autodocs', 'stable'],
  parameters: { layout: 'fullscreen', docs: framed('44rem') },
}
export default meta
type Story = StoryObj

const banner = v.parse(bannerSchema, staticContent.answer.introBanner)
const inShop = (parts: ReactNode, answer?: Answer): Story => ({
  render: () => (
    <StoryShop content={staticContent.answer} {...(answer && { answer })}>
      {parts}
    </StoryShop>
  ),
})

export const BannerInAllItsParts = inShop(<ShopBanner banner={banner} layout="beside" isFirst />)
export const BannerOfWordsAlone = inShop(
  <ShopBanner banner={v.parse(bannerSchema, { title: 'See it ring' })} layout="split" isFirst />,
)
export const SeveralBanners = inShop(
  <Container>
    <BannerCarousel banners={[banner, { ...banner, title: 'See it ring' }]} />
  </Container>,
)
export const Rows = inShop(
  <>
    <SpotsRow />
    <MaterialsRow />
    <PartnersRow />
    <ContactSection />
  </>,
)
export const Newsletter = inShop(
  <Container width="narrow">
    <NewsletterForm id="newsletter" />
  </Container>,
)
export const NewsletterRefused: Story = {
  tags: ['plays'],
  ...inShop(
    <Container width="narrow">
      <NewsletterForm id="newsletter" />
    </Container>,
    ({ path }) => (path.includes('subscriptions') ? refusal('too-many-attempts') : undefined),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'dorothy@example.com')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: shownText('SignUp') }))
    await expect(await canvas.findByText(shownText('NewsletterFailed'))).toBeVisible()
  },
}
