import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Announcement } from '../elements/announcement.tsx'
import { Icon } from '../elements/icon.tsx'
import { IconButton } from '../elements/icon-button.tsx'
import { layer } from '../tokens/core.ts'
import { color, elevation, font, shape } from '../tokens/theme.ts'
import { AnnouncerContext } from './announcer-context.ts'
import type { Toast } from './announcer-context.ts'
import { usePausableTimer } from './use-pausable-timer.ts'

interface ToastsProps {
  /** The name of the × button for screen readers. */
  closeLabel: string
  /** The time that a toast is shown, in milliseconds. It pauses while pointer or focus is on the toast. */
  duration?: number
  /** The page, whose parts can show toasts. */
  children: ReactNode
}

/** Provides the announcer to the page: a live region, and one toast at a time at the window's bottom. */
export function Toasts({ closeLabel, duration = 6000, children }: ToastsProps) {
  const [toast, setToast] = useState<Toast>()
  const [announced, setAnnounced] = useState('')
  const close = useCallback(() => setToast(undefined), [])
  const announcer = useMemo(() => ({ show: setToast, announce: setAnnounced }), [])
  const pause = usePausableTimer(close, toast && duration)
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <Announcement visuallyHidden>{announced}</Announcement>
      <Place data-surface="brand">
        <Announcement>
          {toast && (
            <Card {...pause}>
              <Icon name="success" />
              <span>{toast.text}</span>
              {toast.action && <Action toast={toast} close={close} />}
              <IconButton icon="close" label={closeLabel} onClick={close} />
            </Card>
          )}
        </Announcement>
      </Place>
    </AnnouncerContext>
  )
}

function Action({ toast, close }: { toast: Toast; close: () => void }) {
  const press = () => {
    toast.action?.run()
    close()
  }
  return (
    <Undo type="button" onClick={press}>
      {toast.action?.label}
    </Undo>
  )
}

const Place = styled.div`
  position: fixed;
  inset: auto 0 1.25rem;
  z-index: ${layer.toast};
  width: fit-content;
  max-width: min(36rem, calc(100vw - 2.5rem));
  margin-inline: auto;
`
const Card = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 0.75rem;
  padding: 0.5rem 0.5rem 0.5rem 1.125rem;
  border-radius: ${shape.radius.control};
  background: ${color.surface.brand};
  color: ${color.text.onBrand};
  box-shadow: ${elevation.floating};
  line-height: 1.35;

  /* With large letters the buttons stand below the sentence. */
  > span:not([data-icon]) {
    flex: 1 1 5rem;
  }
`
const Undo = styled.button`
  min-height: 3rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  font-weight: ${font.bold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`
