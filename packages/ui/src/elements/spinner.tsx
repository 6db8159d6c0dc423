import { keyframes, styled } from 'styled-components'
import { Announcement } from './announcement.tsx'
import { color, space } from '../tokens/theme.ts'

const turn = keyframes`to { transform: rotate(1turn); }`

/** A small turning ring beside words. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 3px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`

/** Fills a place whose content is still coming, and says so. */
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
