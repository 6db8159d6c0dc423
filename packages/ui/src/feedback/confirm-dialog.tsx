import type { ReactNode } from 'react'
import { Button } from '../elements/button.tsx'
import { Dialog } from './dialog.tsx'
import { Row } from '../layout/layout.tsx'

interface ConfirmDialogProps {
  title: string
  open: boolean
  yesLabel: string
  noLabel: string
  closeLabel: string
  onYes: () => void
  onNo: () => void
  children?: ReactNode
}

/** Asks before something is removed; closing it in any way means no. */
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
