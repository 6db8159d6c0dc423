import type { Meta, StoryObj } from '@storybook/react-vite'
import { StandaloneLink } from '../elements/link.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { Spots } from './spots.tsx'

const spot = (title: string, text = 'A dry cloth, a soft brush and a fixed time of day.', link = `Read: ${title}`) => ({
  key: title,
  title,
  picture: <img src={storyPictures.dome} alt="" />,
  text: <p>{text}</p>,
  link: <StandaloneLink href={`#${title}`}>{link}</StandaloneLink>,
})

const meta: Meta<typeof Spots> = {
  title: 'Parts/Content/Spots',
  component: Spots,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    spots: ['Clean your aids in two minutes', 'Find the right dome', 'VAT exemption'].map((title) => spot(title)),
  },
  parameters: partPage({
    use: 'For teasers that editors place on the front page, one to four side by side.',
    avoid: 'For products, categories and guides.',
    instead: { 'Commerce/Category tiles': 'shows categories', 'Content/Material list': 'shows guides' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Spots>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(Spots, { Three: {}, One: { spots: [spot('Batteries by post')] } }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(Spots, {
    da: {
      spots: [spot('Rengøringsvejledninger', 'Sådan holder du høreapparatet rent.', 'Læs rengøringsvejledningen')],
    },
    sv: { spots: [spot('Rengöringsanvisningar', 'Så håller du hörapparaten ren.', 'Läs rengöringsanvisningen')] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
