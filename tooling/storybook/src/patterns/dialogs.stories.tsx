import { Button } from '@shop/ui/elements/button.tsx'
import { ConfirmDialog } from '@shop/ui/feedback/confirm-dialog.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from './do-and-dont.tsx'
import { PatternPage } from './pattern-page.tsx'
import { dialogs } from './patterns.ts'

const meta: Meta = { title: 'Patterns/Dialogs', tags: ['autodocs'] }
export default meta

function LiveDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button look="secondary" icon="remove" onClick={() => setOpen(true)}>
        Remove Soft domes
      </Button>
      <ConfirmDialog
        title="Remove Soft domes from the basket?"
        open={open}
        yesLabel="Remove"
        noLabel="Keep it"
        closeLabel="Close"
        onYes={close}
        onNo={close}
      />
    </div>
  )
}

const Drawn = ({ question, yes, no }: { question: string; yes: string; no: string }) => (
  <Panel>
    <Stack>
      <h3>{question}</h3>
      <Row>
        <Button>{yes}</Button>
        <Button look="secondary">{no}</Button>
      </Row>
    </Stack>
  </Panel>
)

/** Questions before something is removed. */
export const Dialogs: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <PatternPage pattern={dialogs}>
      <Part title="Try it" note="Open it by keyboard: Esc closes it, and the focus is back on the button.">
        <LiveDialog />
      </Part>
      <Part title="Question and answers">
        <DoAndDont>
          <Do why="The title names the thing. Each button is an answer that is clear alone.">
            <Drawn question="Remove Soft domes from the basket?" yes="Remove" no="Keep it" />
          </Do>
          <Dont why="Of what? And does “Cancel” cancel the question or the order?">
            <Drawn question="Are you sure?" yes="OK" no="Cancel" />
          </Dont>
        </DoAndDont>
      </Part>
    </PatternPage>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Remove Soft domes' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Remove Soft domes from the basket?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.activeElement).toBe(opener)
  },
}
