import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { StandaloneLink } from './link.tsx'

const meta: Meta<typeof StandaloneLink> = {
  title: 'Parts/Actions/Standalone link',
  component: StandaloneLink,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: 'See all', href: '#all', after: 'forward' },
  parameters: partPage({
    use: 'On a line of its own: “See all” beside a heading, “Continue shopping” below a list. It is 44 px high.',
    avoid: 'In a sentence, and for the one way that a page leads to.',
    instead: { 'Actions/Link': 'stands in a sentence', 'Actions/Button link': 'is the main way on' },
    notes: ['An arrow before the words leads back, one after them leads on.'],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof StandaloneLink>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(StandaloneLink, {
    On: {},
    Back: { children: 'Continue shopping', before: 'back' },
    'With another icon': { children: '0800 123 4567', before: 'phone' },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(StandaloneLink, {
    da: { children: 'Se alle rengøringsmidler og tilbehørsprodukter til høreapparater' },
    sv: { children: 'Visa alla rengöringsprodukter och hörapparatstillbehör' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
