import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Collapsible } from './collapsible.tsx'

const meta: Meta<typeof Collapsible> = {
  title: 'Parts/Content/Collapsible',
  component: Collapsible,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: 'Your order',
    showLabel: 'Show',
    hideLabel: 'Hide',
    open: false,
    children: <p>Batteries, pack of 6</p>,
  },
  render: (args) => <Collapsible key={String(args.open)} {...args} />,
  parameters: partPage({
    use: 'For a part of a page that is in the way on a phone, such as the order’s lines while one pays.',
    avoid: 'For several texts of one kind, and for what must be read.',
    instead: { 'Content/Accordion item': 'is for several texts' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Collapsible>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Collapsible, {
    Closed: {},
    'Closed, with a peek': { title: 'Your basket', peek: '🔋 🔋' },
    Open: { open: true, title: 'Your details' },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Your order')
    await userEvent.click(within(canvasElement).getByText('Your order'))
    await expect(document.activeElement).toHaveTextContent('Hide')
  },
}

export const LongTexts: Story = {
  render: sideBySide(Collapsible, {
    da: { title: 'Leveringsoplysninger', showLabel: 'Vis oplysninger', hideLabel: 'Skjul oplysninger' },
    sv: { title: 'Leveransuppgifter', showLabel: 'Visa uppgifterna', hideLabel: 'Dölj uppgifterna' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
