import type { Meta, StoryObj } from '@storybook/react-vite'
import { partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { Logo } from './logo.tsx'

const meta: Meta<typeof Logo> = {
  title: 'Parts/Navigation/Logo',
  component: Logo,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { src: storyPictures.hero, label: 'Hearby, front page', href: '#home', ratio: 4, late: false },
  parameters: partPage({
    use: 'In header and footer: the brand’s word mark, which leads to the front page. 48 px high.',
    avoid: 'As a decoration.',
    notes: ['The name says where it leads, too: “Hearby, front page”. The brands’ word marks are in Foundations.'],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Logo>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Logo, { Wide: {}, Square: { ratio: 1, src: storyPictures.battery, label: 'Hearby' } }),
  play: tabsThrough,
}
