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
  /** The announced text, such as "Loading". */
  label: string
  /** Text and actions that appear after ten seconds. */
  late?: ReactNode
}

/** A spinner in place of content that is loading. Screen readers announce its text. */
export function Loader({ label, late }: LoaderProps) {
  return (
    <>
      <Place>
        <Spinner />
        <Announcement>{label}</Announcement>
      </Place>
      {late && <Late>{late}</Late>}
    </>
  )
}

const Place = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-height: 12rem;
  color: ${color.text.muted};
`

const wait = keyframes`from { visibility: hidden; }`

/**
 * Becomes visible after ten seconds. Uses CSS only, so that it also works if the page's scripts do not arrive. Reduced motion
 * does not shorten the delay.
 */
export const Late = styled.div`
  animation: ${wait} 10s step-end !important;
`
