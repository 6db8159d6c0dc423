import { keyframes, styled } from 'styled-components'
import { layer, reducedMotion } from '../tokens/core.ts'
import { color } from '../tokens/theme.ts'

const sweep = keyframes`from { background-position: 120% 0; } to { background-position: -120% 0; }`

/** A progress bar at the top of the window without a known end. For page changes that take a while. */
export const ProgressBar = styled.div.attrs({ 'aria-hidden': true })`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 4px;
  background: linear-gradient(90deg, transparent, ${color.accent.default} 50%, transparent) 0 0 / 60% 100% no-repeat
    ${color.surface.tile};
  animation: ${sweep} 1.4s linear infinite;

  ${reducedMotion} {
    background: ${color.accent.default};
  }
`
