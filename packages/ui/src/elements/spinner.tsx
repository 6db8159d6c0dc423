import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { Announcement } from './announcement.tsx'
import { color, space } from '../tokens/theme.ts'

const turn = keyframes`to { transform: rotate(1turn); }`

/** A small spinner beside a text. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  vertical-align: -0.25em;
  animation: ${turn} 900ms linear infinite;
`

interface LoaderProps {
  label: string
  /** What is said and offered when it lasts longer than ten seconds. */
  late?: ReactNode
  /** The outlines of what is loading. */
  children?: ReactNode
}

/** A spinner in place of content that is loading, announced to screen readers. */
export function Loader({ label, late, children }: LoaderProps) {
  return (
    <Place data-outlined={children ? '' : undefined}>
      <Label>
        <Spinner />
        <Announcement>{label}</Announcement>
      </Label>
      {late && <Late>{late}</Late>}
      {children && <div aria-hidden>{children}</div>}
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space[4]};
  min-height: 12rem;

  &[data-outlined] {
    align-content: start;
    gap: 1.375rem;
  }
`
const Label = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  color: ${color.text.muted};

  [data-outlined] > & {
    justify-content: start;
    min-height: 2.75rem;
  }
`

const wait = keyframes`from { visibility: hidden; }`

/** Becomes visible by a rule alone: a page whose scripts do not arrive shows it too. The wait is no motion to be reduced. */
const Late = styled.div`
  animation: ${wait} 10s step-end !important;

  /* Above the outlines, which stay where they are. */
  [data-outlined] > & {
    position: absolute;
    z-index: 1;
    top: 3rem;
    inset-inline: 0;
  }
`
