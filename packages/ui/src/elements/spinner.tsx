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

/** A spinner in place of content that is loading, announced to screen readers. */
export function Loader({ label }: { label: string }) {
  return (
    <Place>
      <Spinner />
      <Announcement>{label}</Announcement>
    </Place>
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
