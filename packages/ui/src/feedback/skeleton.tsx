import { keyframes, styled } from 'styled-components'
import { reducedMotion } from '../tokens/core.ts'
import { color } from '../tokens/theme.ts'

const appear = keyframes`from { visibility: hidden; }`
const sheen = keyframes`from { background-position: 150% 0; } to { background-position: -50% 0; }`

/** A placeholder for content that is loading. Appears after 300 ms, because most answers are faster. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1.25rem' }) => $height};
  border-radius: 8px;
  background: linear-gradient(
    100deg,
    ${color.surface.tile} 40%,
    ${color.surface.sunken} 50%,
    ${color.surface.tile} 60%
  );
  background-size: 200% 100%;
  animation:
    ${appear} 300ms step-end,
    ${sheen} 1.6s linear infinite;

  ${reducedMotion} {
    animation: none;
  }
`
