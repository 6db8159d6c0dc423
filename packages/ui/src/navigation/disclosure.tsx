import { useCallback, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { DropdownPanel, DropdownAnchor } from './dropdown.tsx'
import { color, elevation, font, shape, space } from '../tokens/theme.ts'
import { useDismiss } from './use-dismiss.ts'

interface DisclosureProps {
  /** Renders the button with the given attributes. */
  renderButton: (state: DisclosureButton) => ReactNode
  /** The links behind the button. */
  children: ReactNode
}

/** The attributes of a disclosure's button. */
export interface DisclosureButton {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}

/** A few links behind a button, such as the account menu. Opens when pressed, not on hover. */
export function Disclosure({ renderButton, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const panel = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, open, close)
  return (
    <DropdownAnchor ref={area}>
      {renderButton({ 'aria-expanded': open, 'aria-controls': panel, onClick: () => setOpen(!open) })}
      <DropdownPanel id={panel} data-size="small" hidden={!open}>
        {/* Pressing a link closes the panel. The links handle the keyboard themselves. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <Sheet onClick={close}>{children}</Sheet>
      </DropdownPanel>
    </DropdownAnchor>
  )
}

const Sheet = styled.div`
  padding: ${space[3]};
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.card};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${elevation.floating};

  a,
  button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: 3rem;
    padding: 0.25rem 0.75rem;
    border: 0;
    background: none;
    color: inherit;
    font-weight: ${font.bold};
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
`
