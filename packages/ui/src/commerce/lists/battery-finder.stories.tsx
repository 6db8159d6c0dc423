import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { BatteryFinder } from './battery-finder.tsx'

const meta: Meta<typeof BatteryFinder> = {
  title: 'Parts/Commerce/Battery finder',
  component: BatteryFinder,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    choices: [
      { size: '10', href: '#10', label: 'Size 10', text: 'Yellow tab' },
      { size: '312', href: '#312', label: 'Size 312', text: 'Brown tab' },
      { size: '13', href: '#13', label: 'Size 13', text: 'Orange tab' },
      { size: '675', href: '#675', label: 'Size 675', text: 'Blue tab' },
      { size: 'rechargeable', href: '#re', label: 'Rechargeable', text: 'Batteries and chargers' },
    ],
  },
  argTypes: { choices: { control: 'object' } },
  parameters: partPage({
    use: 'On the front page: the way most customers look for batteries is the colour of the tab.',
    avoid: 'For choosing a battery in a form.',
    instead: {
      'Commerce/Option tiles': 'chooses for a product',
      'Navigation/Chip links': 'leads on within a category',
    },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof BatteryFinder>

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'], play: tabsThrough }

export const LongTexts: Story = {
  render: belowEachOther(BatteryFinder, {
    da: {
      choices: [{ size: 'rechargeable', href: '#da', label: 'Genopladelige', text: 'Batterier og ladestationer' }],
    },
    sv: { choices: [{ size: 'rechargeable', href: '#sv', label: 'Uppladdningsbara', text: 'Batterier och laddare' }] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
