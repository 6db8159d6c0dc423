import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../elements/button.tsx'
import { Lead } from '../elements/text.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { Banner } from './banner.tsx'

const way = (words: string, look: 'primary' | 'inverse' = 'primary') => (
  <ButtonLink href={`#${words}`} size="large" look={look}>
    {words}
  </ButtonLink>
)
const art = <img src={storyPictures.hero} alt="" />

const meta: Meta<typeof Banner> = {
  title: 'Parts/Content/Banner',
  component: Banner,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    layout: 'beside',
    headingLevel: 2,
    eyebrow: '',
    title: 'Everything your hearing aids need',
    children: <Lead>Batteries, domes, filters and care for all major makes.</Lead>,
    inset: false,
    art,
    actions: way('Find your batteries'),
  },
  parameters: {
    ...partPage({
      use: 'At the top of a page: one thought, one picture, one or two ways on. Its text stands on a plain ground.',
      avoid: 'For small news further down.',
      instead: { 'Content/Spots': 'are small teasers', 'Content/Carousel': 'holds several banners' },
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof Banner>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(Banner, {
    Beside: {},
    'Card over the artwork': { layout: 'card', eyebrow: 'New in November' },
    'Split, on the brand’s colour': { layout: 'split', actions: way('Shop accessories', 'inverse') },
    'With a cut-out picture': { figure: <img src={storyPictures.battery} alt="" /> },
    'As wide as the content': { layout: 'card', inset: true },
    'Words alone': { art: undefined, actions: undefined },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(Banner, {
    da: {
      title: 'Høreapparatbatterier og rengøringsprodukter',
      children: <Lead>Genopladelige batterier, domes, vaksfiltre og plejeprodukter til alle kendte mærker.</Lead>,
      actions: way('Find dine høreapparatbatterier'),
    },
    sv: {
      title: 'Hörapparatsbatterier och rengöringsprodukter',
      children: <Lead>Uppladdningsbara batterier, domer, vaxfilter och skötselprodukter för alla märken.</Lead>,
      actions: way('Hitta dina hörapparatsbatterier'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
