import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../content/banner.tsx'
import { BatteryFinder } from './battery-finder.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ContactPanel } from '../content/contact-panel.tsx'
import { Container } from '../layout/layout.tsx'
import { StandaloneLink } from '../elements/link.tsx'
import { PartnerLogos } from '../content/partner-logos.tsx'
import { Spots } from '../content/spots.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { Lead } from '../elements/text.tsx'

const meta: Meta = { title: 'Commerce/Home page', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const ways = (
  <>
    <ButtonLink href="#batteries" size="large">
      Find your batteries
    </ButtonLink>
    <ButtonLink href="#all" size="large" look="secondary">
      See all products
    </ButtonLink>
  </>
)
const words = <Lead>Batteries, domes, filters and care for all major makes.</Lead>
const art = <img src={storyPictures.hero} alt="" />
const title = 'Everything your hearing aids need'

export const WelcomeBeside: Story = {
  render: () => (
    <Banner layout="beside" {...{ title, art }} actions={ways}>
      {words}
    </Banner>
  ),
}
export const SplashSplit: Story = {
  render: () => (
    <Banner
      layout="split"
      title="Small parts. Clear difference."
      art={art}
      actions={
        <ButtonLink href="#shop" look="inverse" size="large">
          Shop accessories
        </ButtonLink>
      }
    >
      {words}
    </Banner>
  ),
}
export const IntroCard: Story = {
  render: () => (
    <Container>
      <Banner layout="card" inset eyebrow="New in November" {...{ title, art }} actions={ways}>
        {words}
      </Banner>
    </Container>
  ),
}
export const CutOutOnArtwork: Story = {
  render: () => (
    <Banner layout="beside" {...{ title, art }} figure={<img src={storyPictures.battery} alt="" />} actions={ways}>
      {words}
    </Banner>
  ),
}
export const WideCard: Story = {
  render: () => (
    <Banner layout="card" {...{ title, art }} actions={ways}>
      {words}
    </Banner>
  ),
}
export const WordsAlone: Story = {
  render: () => (
    <Banner layout="beside" title={title}>
      {words}
    </Banner>
  ),
}
export const Categories: Story = {
  render: () => (
    <Container>
      <CategoryTiles
        tiles={Object.entries(storyPictures).map(([name, src]) => ({
          href: `#${name}`,
          label: `Things for ${name}`,
          picture: <img src={src} alt="" />,
        }))}
      />
    </Container>
  ),
}
export const Batteries: Story = {
  render: () => (
    <Container>
      <BatteryFinder
        choices={[
          { size: '10', href: '#10', label: 'Size 10', text: 'Yellow tab' },
          { size: '312', href: '#312', label: 'Size 312', text: 'Brown tab' },
          { size: '13', href: '#13', label: 'Size 13', text: 'Orange tab' },
          { size: '675', href: '#675', label: 'Size 675', text: 'Blue tab' },
          { size: 'rechargeable', href: '#re', label: 'Rechargeable', text: 'Batteries and chargers' },
        ]}
      />
    </Container>
  ),
}
export const GoodToKnow: Story = {
  render: () => (
    <Container>
      <h2>Good to know</h2>
      <Spots
        spots={['Clean your aids in two minutes', 'Find the right dome', 'VAT exemption'].map((name) => ({
          key: name,
          title: name,
          picture: <img src={storyPictures.dome} alt="" />,
          text: <p>A dry cloth, a soft brush and a fixed time of day.</p>,
          link: <StandaloneLink href={`#${name}`}>{`Read: ${name}`}</StandaloneLink>,
        }))}
      />
    </Container>
  ),
}
export const APersonToAsk: Story = {
  render: () => (
    <Container>
      <ContactPanel title="Rather talk to a person?" phone="0800 123 4567" hours="Monday to Friday, 9 to 5">
        <p>If the telephone is hard work, write to us.</p>
      </ContactPanel>
    </Container>
  ),
}
export const Partners: Story = {
  render: () => (
    <PartnerLogos
      partners={['Nordstrand Audiology', 'Klinik am Park', 'Hearing First'].map((name) => ({ key: name, logo: name }))}
    />
  ),
}
