import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../elements/badge.tsx'
import { framed, largeText, partPage } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { Gallery } from './gallery.tsx'

const meta: Meta<typeof Gallery> = {
  title: 'Parts/Commerce/Gallery',
  component: Gallery,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    images: [
      { src: storyPictures.dome, alt: 'Soft domes' },
      { src: storyPictures.battery, alt: 'Batteries' },
      { src: storyPictures.tv, alt: 'TV adapter' },
    ],
    isComplete: true,
    zoomLabel: 'Look closer',
    closeLabel: 'Close',
    thumbnailLabel: (position, count) => `Picture ${position} of ${count}`,
  },
  decorators: [
    (Part) => (
      <div style={{ maxWidth: '32rem' }}>
        <Part />
      </div>
    ),
  ],
  parameters: {
    ...partPage({
      use: 'On a product’s page: its pictures, one large, and each in full size by a button with a word.',
      avoid: 'For pictures of editors.',
      instead: { 'Content/Picture': 'is one picture' },
      keyboard: '2026-11-23',
    }),
    docs: framed('48rem'),
  },
}
export default meta
type Story = StoryObj<typeof Gallery>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  args: {
    badge: (
      <Badge tone="offer" icon="tag">
        −20 %
      </Badge>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const second = canvas.getByRole('button', { name: 'Picture 2 of 3' })
    second.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-current', 'true')
    canvas.getByRole('button', { name: 'Look closer' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Batteries' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const FirstPaint: Story = { args: { isComplete: false } }

export const LongTexts: Story = { args: { zoomLabel: 'Vis billedet i fuld størrelse', closeLabel: 'Stäng' } }

export const LargeText: Story = largeText(LongTexts)
