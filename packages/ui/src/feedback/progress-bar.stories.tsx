import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { framed, partPage } from '../testing/part-page.tsx'
import { ProgressBar } from './progress-bar.tsx'

const meta: Meta = {
  title: 'Parts/Feedback/Progress bar',
  component: ProgressBar,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { page: 'The bar runs along the upper edge of the window.' },
  argTypes: { page: { control: 'text', description: 'The page below it. The bar itself has no props.' } },
  render: ({ page }) => (
    <>
      <ProgressBar />
      <p>{page}</p>
    </>
  ),
  parameters: {
    ...partPage({
      use: 'At the upper edge of the window while another page takes longer than a moment.',
      avoid: 'For a part of a page, and where the end is known.',
      instead: {
        'Feedback/Loader': 'stands in place of a part',
        'Navigation/Steps': 'shows the steps of the checkout',
      },
      notes: ['It is hidden from screen readers, which announce the new page. Reduced motion shows it at rest.'],
      keyboard: 'static',
    }),
    docs: framed('8rem'),
  },
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect()
    await expect(bar).toMatchObject({ top: 0, left: 0, width: document.documentElement.clientWidth })
  },
}
