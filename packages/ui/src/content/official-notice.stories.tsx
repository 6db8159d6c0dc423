import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { OfficialNotice } from './official-notice.tsx'

/** A sheet in the place of the official file, which belongs to the owner of a shop. */
const sheet = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="16"/><text x="50%" y="50%" text-anchor="middle" font-size="44" font-family="sans-serif">the owner’s official file</text></svg>`,
  )}`

const meta: Meta<typeof OfficialNotice> = {
  title: 'Parts/Content/Official notice',
  component: OfficialNotice,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    src: sheet(840, 1188),
    alt: 'Official notice of the European Union: legal guarantee of at least 2 years',
    largerLabel: 'Show the notice larger (opens in a new window)',
  },
  argTypes: {
    src: { control: 'text', description: 'The address of the official picture.' },
    alt: { control: 'text', description: 'What the picture says.' },
    largerLabel: { control: 'text', description: 'The link to the picture alone.' },
  },
  parameters: partPage({
    use: 'For a picture that an authority prescribes, which nobody may alter.',
    avoid: 'For pictures of products and the brand’s own artwork.',
    instead: { 'Content/Icon list': 'says the same in words' },
    keyboard: 'not yet',
  }),
}
export default meta
type Story = StoryObj<typeof OfficialNotice>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(OfficialNotice, { Upright: {}, Lying: { src: sheet(1188, 600) } }),
}

export const LongTexts: Story = {
  render: belowEachOther(OfficialNotice, {
    da: { alt: 'EU’s officielle meddelelse', largerLabel: 'Vis meddelelsen større (åbner i et nyt vindue)' },
    sv: { alt: 'EU:s officiella meddelande', largerLabel: 'Visa meddelandet större (öppnas i ett nytt fönster)' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
