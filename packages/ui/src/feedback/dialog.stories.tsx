import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

function AskFirst() {
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState(false)
  return (
    <>
      <Button look="quiet" icon="remove" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <p>{gone ? 'Gone' : 'Still here'}</p>
      <ConfirmDialog
        title="Remove Soft domes from the basket?"
        open={open}
        yesLabel="Yes, remove"
        noLabel="Keep"
        closeLabel="Close"
        onYes={() => {
          setGone(true)
          setOpen(false)
        }}
        onNo={() => setOpen(false)}
      >
        <p>You can add them again at any time.</p>
      </ConfirmDialog>
    </>
  )
}

const meta: Meta = { title: 'Feedback/Confirm dialog', component: AskFirst }
export default meta
type Story = StoryObj

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  return screen.findByRole('dialog', { name: 'Remove Soft domes from the basket?' })
}

export const Asking: Story = { play: async () => expect(await ask()).toBeVisible() }
export const NoByEscape: Story = {
  play: async () => {
    const dialog = await ask()
    dialog.querySelector('button')?.focus()
    dialog.dispatchEvent(new Event('cancel'))
    if (dialog instanceof HTMLDialogElement) dialog.close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByText('Still here')).toBeVisible()
  },
}
export const Yes: Story = {
  play: async () => {
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, remove' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByText('Gone')).toBeVisible()
  },
}
