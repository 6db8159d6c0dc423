import { Fragment, useLayoutEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { emulate } from './emulate.ts'
import type { Emulation } from './media-queries.ts'

const noteStyle = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 2147483647,
  margin: 0,
  padding: '6px 12px',
  background: '#111',
  color: '#fff',
  font: '14px/1.4 system-ui, sans-serif',
} as const

/** Emulates settings of the browser for a story, and says below it how true the emulation is. */
export function EmulationDecorator({ emulation, children }: { emulation: Emulation; children: ReactNode }) {
  const { textScale, reducesMotion, forcesColours } = emulation
  useLayoutEffect(() => emulate({ textScale, reducesMotion, forcesColours }), [textScale, reducesMotion, forcesColours])
  const notes = notesOf(emulation)
  // Parts read some settings once, so a change mounts the story again.
  return (
    <>
      <Fragment key={`${textScale} ${reducesMotion} ${forcesColours}`}>{children}</Fragment>
      {notes.length > 0 &&
        createPortal(
          <p id="storybook-emulation" style={noteStyle}>
            {notes.join(' ')}
          </p>,
          document.body,
        )}
    </>
  )
}

function notesOf({ textScale, reducesMotion, forcesColours }: Emulation): string[] {
  return [
    ...(textScale === 1
      ? []
      : [`Text at ${textScale * 100} %, as the browser’s own setting: breakpoints in em move as well.`]),
    ...(reducesMotion ? ['Reduced motion: every media query and every script here reads the setting as on.'] : []),
    ...(forcesColours
      ? ['Forced colours: a likeness. The browser’s own mode is in its developer tools, Rendering, forced-colors.']
      : []),
  ]
}
