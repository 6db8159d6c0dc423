import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { ButtonLink } from './button.tsx'

const meta: Meta<typeof ButtonLink> = {
  title: 'Parts/Actions/Button link',
  component: ButtonLink,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: 'Go to checkout', href: '#checkout', look: 'primary', size: 'normal', wide: false },
  parameters: partPage({
    use: 'For the main way from this page to the next: to the checkout, back to the shop.',
    avoid: 'For what happens on this page. People open links in a new tab and hear “link”; a form is not sent by one.',
    instead: {
      'Actions/Button': 'does something on this page',
      'Actions/Standalone link': 'a way of less weight, such as “See all”',
    },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof ButtonLink>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(ButtonLink, {
    Primary: { icon: 'lock' },
    Secondary: { look: 'secondary', children: 'Continue shopping' },
    Quiet: { look: 'quiet', children: 'Print', icon: 'print' },
    Large: { size: 'large', children: 'Find your batteries' },
    Wide: { wide: true },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(ButtonLink, {
    da: { children: 'Se alle opladere og genopladelige batterier' },
    sv: { children: 'Fortsätt handla hörapparatstillbehör' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
