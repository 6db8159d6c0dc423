import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { framed, largeText, partPage } from '../testing/part-page.tsx'
import { SkipLink } from './skip-link.tsx'

const meta: Meta<typeof SkipLink> = {
  title: 'Parts/Navigation/Skip link',
  component: SkipLink,
  tags: ['autodocs', 'stable', 'full-run', 'plays'],
  args: { children: 'Skip to main content', href: '#main' },
  argTypes: { children: { control: 'text', description: 'The words.' }, href: { control: 'text' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Press Tab to see the link.</main>
    </>
  ),
  parameters: {
    ...partPage({
      use: 'First on every page. It shows when the keyboard reaches it, and leads past header and menu.',
      avoid: 'For any other way within a page.',
      keyboard: '2026-11-23',
    }),
    docs: framed('8rem'),
  },
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' })
    await userEvent.tab()
    await expect(document.activeElement).toBe(link)
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const LongTexts: Story = { args: { children: 'Spring til sidens hovedindhold', lang: 'da' } }

export const LargeText: Story = largeText(LongTexts)
