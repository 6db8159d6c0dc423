import type { ReactNode } from 'react'
import { Button } from '../elements/button.tsx'
import { Dialog } from './dialog.tsx'
import { Row } from '../layout/layout.tsx'

interface ConfirmDialogProps {
  /** The question. */
  title: string
  open: boolean
  /** The text of the button that confirms. */
  yesLabel: string
  /** The text of the button that cancels. */
  noLabel: string
  /** The name of the × button for screen readers. */
  closeLabel: string
  /** Called when the visitor confirms. */
  onYes: () => void
  /** Called when the visitor cancels or closes the dialog in any way. */
  onNo: () => void
  /** Details about what is removed. */
  children?: ReactNode
}

/** A dialog that asks before something is removed. Closing it means no. */
export function ConfirmDialog({
  title,
  open,
  yesLabel,
  noLabel,
  closeLabel,
  onYes,
  onNo,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} closeLabel={closeLabel} onClose={onNo}>
      {children}
      <Row>
        <Button onClick={onYes}>{yesLabel}</Button>
        <Button look="secondary" onClick={onNo}>
          {noLabel}
        </Button>
      </Row>
    </Dialog>
  )
}
