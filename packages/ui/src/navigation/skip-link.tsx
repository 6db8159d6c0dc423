import { styled } from 'styled-components'
import { layer } from '../tokens/core.ts'
import { color, space } from '../tokens/theme.ts'

/** The first focusable element of a page. Skips header and menu. */
export const SkipLink = styled.a`
  position: absolute;
  left: -999px;

  &:focus {
    left: ${space[4]};
    top: ${space[4]};
    z-index: ${layer.toast};
    padding: ${space[3]} ${space[5]};
    background: ${color.surface.raised};
  }
`
