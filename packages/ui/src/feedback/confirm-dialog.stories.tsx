import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { framed, largeText, partPage } from '../testing/part-page.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

function Asks({ open: given, ...props }: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(given)
  const [isGone, setGone] = useState(false)
  const confirm = () => {
    setGone(true)
    setOpen(false)
  }
  return (
    <>
      <Button look="quiet" icon="remove" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <p>{isGone ? 'Gone' : 'Still here'}</p>
      <ConfirmDialog {...props} open={open} onYes={confirm} onNo={() => setOpen(false)} />
    </>
  )
}

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Parts/Feedback/Confirm dialog',
  component: ConfirmDialog,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: 'Remove Soft domes from the basket?',
    yesLabel: 'Yes, remove',
    noLabel: 'Keep',
    closeLabel: 'Close',
    open: false,
    children: <p>You can add them again at any time.</p>,
  },
  render: (args) => <Asks key={String(args.open)} {...args} />,
  parameters: {
    ...partPage({
      use: 'Before something is removed that cannot be taken back, such as an address.',
      avoid: 'Where “Undo” is possible. A question before each step tires, and is answered unread.',
      instead: { 'Feedback/Toasts': 'offers to undo', 'Feedback/Dialog': 'shows something without a question' },
      notes: ['The title is the question and names the thing. The buttons answer it in words, not with “OK”.'],
      keyboard: '2026-11-23',
    }),
    docs: framed('24rem'),
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

export const Example: Story = {}

const ask = async () => {
  screen.getByRole('button', { name: 'Remove' }).focus()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('dialog', { name: 'Remove Soft domes from the basket?' })
}
const isClosed = () => waitFor(() => expect(screen.queryByText('You can add them again at any time.')).toBeNull())

export const States: Story = {
  tags: ['!full-run'],
  play: async () => {
    const dialog = await ask()
    // Only the browser itself can send Esc to a dialog. It closes it, as this does.
    if (dialog instanceof HTMLDialogElement) dialog.close()
    await isClosed()
    await expect(screen.getByText('Still here')).toBeVisible()
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await isClosed()
    await expect(screen.getByText('Still here')).toBeVisible()
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, remove' }))
    await isClosed()
    await expect(screen.getByText('Gone')).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    open: true,
    title: 'Vil du fjerne rengøringsservietterne fra indkøbskurven?',
    yesLabel: 'Ja, fjern dem fra indkøbskurven',
    noLabel: 'Nej, behåll i varukorgen',
    closeLabel: 'Luk',
    children: <p lang="sv">Du kan lägga tillbaka rengöringsdukarna i varukorgen när som helst.</p>,
  },
}

export const LargeText: Story = largeText(LongTexts)
