import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'
import { LineName } from './line-name.tsx'

const meta: Meta<typeof LineName> = {
  title: 'Parts/Commerce/Line name',
  component: LineName,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    name: 'Batteries, pack of 6',
    details: 'Item no. BAT-312-06 · Size 312',
    picture: <img src={storyPictures.battery} alt="" />,
  },
  parameters: partPage({
    use: 'In the table of an order: the product of a line.',
    avoid: 'Outside tables.',
    instead: { 'Commerce/Compact lines': 'is a list of its own' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof LineName>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(LineName, { 'With a picture': {}, 'Words alone': { picture: undefined, details: undefined } }),
}

export const LongTexts: Story = {
  render: sideBySide(LineName, {
    da: { name: 'Rengøringsservietter til høreapparater', details: 'Varenummer RENGØRING-100-STK' },
    sv: { name: 'Uppladdningsbara hörapparatsbatterier', details: 'Artikelnummer UPPLADDNINGSBAR-312' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
