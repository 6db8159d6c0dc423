import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, Specimens } from '../testing/part-page.tsx'
import { Button } from './button.tsx'
import { FocusedLink, FocusedLinkPlace } from './focused-link.tsx'

const pair = (words: string, way: ReactNode) => (
  <FocusedLinkPlace>
    <Button wide>{words}</Button>
    <FocusedLink href="#basket" look="secondary" wide>
      {way}
    </FocusedLink>
  </FocusedLinkPlace>
)

const meta: Meta<typeof FocusedLink> = {
  title: 'Parts/Actions/Focused link',
  component: FocusedLink,
  subcomponents: { FocusedLinkPlace },
  tags: ['autodocs', 'stable', 'full-run', 'plays'],
  args: { children: 'Go to the basket', href: '#basket' },
  argTypes: { children: { control: 'text', description: 'Where the link leads.' } },
  render: ({ children }) => pair('Add to basket', children),
  parameters: partPage({
    use: 'After a button that opens something far away in the page’s order, such as “Add to basket”: the next Tab leads there.',
    avoid: 'For a way that everyone needs. A mouse or a finger never shows this link.',
    instead: { 'Actions/Button link': 'is for everyone' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof FocusedLink>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Go to the basket' })
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)')
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toBe(link)
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}

export const LongTexts: Story = {
  render: () => (
    <Specimens
      of={{
        da: pair('Læg i indkøbskurven', 'Gå til oversigten over indkøbskurven'),
        sv: pair('Lägg i varukorgen', 'Gå till översikten över varukorgen'),
      }}
    />
  ),
}

export const LargeText: Story = largeText(LongTexts)
