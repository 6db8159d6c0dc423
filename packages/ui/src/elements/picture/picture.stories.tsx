import type { Meta, StoryObj } from '@storybook/react-vite'
import { partPage, sideBySide } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'
import { Picture } from './picture.tsx'

const meta: Meta<typeof Picture> = {
  title: 'Parts/Content/Picture',
  component: Picture,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { src: storyPictures.dome, alt: 'A soft dome', width: 240, height: 240, priority: false },
  parameters: partPage({
    use: 'For every picture of the catalogue. The browser loads the smallest file that is sharp, when it comes near.',
    avoid: 'For icons and word marks.',
    instead: { 'Content/Icon': 'is drawn by the brand', 'Navigation/Logo': 'is the word mark' },
    notes: [
      'Describe what a customer must know. Leave alt empty where the name stands beside it.',
      'priority is for the one main picture of a page.',
    ],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Picture>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Picture, {
    Square: {},
    Wide: { src: storyPictures.hero, alt: 'A kitchen table', width: 480, height: 240 },
    Decorative: { alt: '' },
  }),
}
