import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, Specimens } from '../testing/part-page.tsx'
import { BatteryTab } from './battery-tab.tsx'

const SIZES = ['10', '312', '13', '675', 'rechargeable'] as const

const meta: Meta<typeof BatteryTab> = {
  title: 'Parts/Commerce/Battery tab',
  component: BatteryTab,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { size: '312', scale: 'large' },
  argTypes: { size: { control: 'inline-radio', options: SIZES } },
  parameters: partPage({
    use: 'Beside the words of a battery size: the colours are those of the packs all over the world.',
    avoid: 'Without words: it is hidden from screen readers, and brown and orange look alike to many.',
    instead: { 'Commerce/Battery finder': 'brings the words' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof BatteryTab>

export const Example: Story = {}

const inAllScales = (size: (typeof SIZES)[number]) => (
  <>
    <BatteryTab size={size} /> <BatteryTab size={size} scale="small" /> <BatteryTab size={size} scale="line" />
  </>
)

export const States: Story = {
  tags: ['!full-run'],
  render: () => <Specimens of={Object.fromEntries(SIZES.map((size) => [`Size ${size}`, inAllScales(size)]))} />,
}

export const LargeText: Story = largeText(States)
