import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { framed, largeText, partPage } from '../testing/part-page.tsx'
import { Dialog } from './dialog.tsx'

function Opened({ open: given, ...props }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(given)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Size guide</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const meta: Meta<typeof Dialog> = {
  title: 'Parts/Feedback/Dialog',
  component: Dialog,
  tags: ['autodocs', 'stable', 'full-run', 'plays'],
  args: {
    title: 'Which size is mine?',
    closeLabel: 'Close',
    open: false,
    large: false,
    children: <p>The number is printed on your old dome, and on its pack.</p>,
  },
  render: (args) => <Opened key={String(args.open)} {...args} />,
  parameters: {
    ...partPage({
      use: 'For a short thing that must be seen before going on, or a picture in full size. The page below rests.',
      avoid: 'For messages, for forms of more than a field, and for anything that opens without a press.',
      instead: {
        'Feedback/Confirm dialog': 'asks before something is removed',
        'Feedback/Alert': 'is a message in the page',
        'Content/Collapsible': 'shows more of the page',
      },
      notes: [
        'Esc, the × and a press outside close it. The focus goes back to the button that opened it.',
        'If the content scrolls, it is a page and not a dialog.',
      ],
      keyboard: '2026-11-23',
      tree: '2026-11-24',
    }),
    docs: framed('24rem'),
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Size guide' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Which size is mine?' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.activeElement).toBe(opener)
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const Large: Story = { args: { large: true, open: true } }

export const LongTexts: Story = {
  args: {
    open: true,
    title: 'Hvordan finder jeg størrelsen på min høreapparatdome?',
    closeLabel: 'Luk',
    children: (
      <p lang="sv">Storleken är tryckt på den gamla domen och på förpackningen, bredvid tillverkarens artikelnummer.</p>
    ),
  },
}

export const LargeText: Story = largeText(LongTexts)
