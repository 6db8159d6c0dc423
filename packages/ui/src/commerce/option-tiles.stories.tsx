import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide, withValue } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { BatteryTab } from './battery-tab.tsx'
import { OptionTiles } from './option-tiles.tsx'

const Tiles = withValue(OptionTiles)
const picture = <img src={storyPictures.dome} alt="" />

const meta: Meta<typeof OptionTiles> = {
  title: 'Parts/Commerce/Option tiles',
  component: OptionTiles,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    legend: 'Size',
    value: '8',
    options: ['6', '8', '10'].map((value) => ({ value, label: `${value} mm` })),
  },
  render: (args) => <Tiles {...args} />,
  parameters: partPage({
    use: 'On a product’s page, for each choice that it needs: type, size, colour. All values can be seen at once.',
    avoid: 'In forms.',
    instead: { 'Forms/Radio cards': 'is for forms', 'Forms/Select': 'holds more than a dozen values' },
    notes: ['A value that does not exist with the others stays in its place and says why. It can still be pressed.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof OptionTiles>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Tiles, {
    'Words alone': {},
    'With pictures': {
      legend: 'Type',
      value: 'open',
      options: [
        { value: 'open', label: 'Open', text: 'Airy, for mild loss', picture },
        { value: 'power', label: 'Power', text: 'For strong loss', picture },
      ],
    },
    'With colours': {
      legend: 'Battery',
      value: '312',
      options: (['10', '312'] as const).map((value) => ({
        value,
        label: value,
        swatch: <BatteryTab scale="small" size={value} />,
      })),
    },
    'Nothing chosen': {
      legend: 'Length of tube',
      value: undefined,
      options: [
        { value: '1', label: '1' },
        { value: '2', label: '2', unavailable: 'Not in this type' },
      ],
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('radio', { name: '10 mm' })).toBeChecked()
  },
}

export const LongTexts: Story = {
  render: sideBySide(Tiles, {
    da: {
      legend: 'Domestørrelse',
      value: '1',
      options: [{ value: '1', label: 'Ekstra lille med udluftning', unavailable: 'Findes ikke i denne udførelse' }],
    },
    sv: {
      legend: 'Domstorlek',
      value: '1',
      options: [{ value: '1', label: 'Extra liten med ventilation', unavailable: 'Finns inte i det här utförandet' }],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
