import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../elements/icon-button.tsx'
import { color, elevation, shape, space } from '../tokens/theme.ts'

interface DialogProps {
  title: ReactNode
  /** The name of the × button for screen readers. */
  closeLabel: string
  open: boolean
  /** Called when the visitor closes the dialog: by ×, Esc or a press outside. */
  onClose: () => void
  /** Makes the dialog as large as the screen allows. For pictures. */
  large?: boolean
  /** The content, rendered only while the dialog is open. */
  children: ReactNode
}

/** A modal dialog. Esc and a press outside close it. */
export function Dialog({ title, closeLabel, open, onClose, large = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open) dialog?.close()
  }, [open])
  const pressOutside = (event: MouseEvent) => event.target === element.current && onClose()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the dialog handles Esc itself
    <Window
      ref={element}
      aria-labelledby={heading}
      data-large={large || undefined}
      onClose={onClose}
      onClick={pressOutside}
    >
      {open && (
        <Inside>
          <Head>
            <h2 id={heading}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </Head>
          {children}
        </Inside>
      )}
    </Window>
  )
}

const Window = styled.dialog`
  width: min(36rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${elevation.floating};

  &[data-large] {
    width: min(64rem, calc(100vw - 2rem));
  }
  &::backdrop {
    background: rgb(10 20 28 / 60%);
  }
`
const Inside = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: 1.375rem 1.25rem 1.5rem;
`
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};

  h2 {
    font-size: 1.5rem;
    padding-top: 0.5rem;
  }
`
