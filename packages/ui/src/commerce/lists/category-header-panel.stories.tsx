import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'
import { BatteryTab } from '../battery-tab.tsx'
import { CategoryHeaderPanel } from './category-header-panel.tsx'

const meta: Meta<typeof CategoryHeaderPanel> = {
  title: 'Parts/Commerce/Category header panel',
  component: CategoryHeaderPanel,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: 'Cleaning and care',
    subtitle: 'Two minutes a day keep your hearing aids clear.',
    lines: ['Free delivery over £30', '60-day returns'],
    picture: <img src={storyPictures.filter} alt="" />,
  },
  argTypes: { lines: { control: 'object' } },
  parameters: partPage({
    use: 'At the top of a category: its name, a sentence, up to three facts.',
    avoid: 'On the front page.',
    instead: { 'Content/Banner': 'is for the front page' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof CategoryHeaderPanel>

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'] }

export const OfABatterySize: Story = {
  args: {
    title: 'Size 312',
    mark: <BatteryTab size="312" />,
    subtitle: 'The batteries with the brown tab.',
    lines: [],
  },
}

export const LongTexts: Story = {
  args: {
    title: 'Rengøringsmidler og tilbehørsprodukter til høreapparater',
    subtitle: 'Uppladdningsbara hörapparatsbatterier och rengöringsprodukter för alla kända märken.',
    lines: ['Kostnadsfri leverans vid köp över 300 kr'],
  },
}

export const LargeText: Story = largeText(LongTexts)
