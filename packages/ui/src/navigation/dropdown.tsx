import { styled } from 'styled-components'
import { belowTablet, layer } from '../tokens/core.ts'

/** The parent element of a button and its dropdown panel. */
export const DropdownAnchor = styled.div`
  position: relative;

  ${belowTablet} {
    position: static;
  }
`

/** A panel of 440 px below its button, as wide as the screen on a phone. */
export const DropdownPanel = styled.div`
  position: absolute;
  top: calc(100% + 0.5rem);
  right: 0;
  z-index: ${layer.dropdown};
  width: min(27.5rem, calc(100vw - 2.5rem));

  &[data-size='small'] {
    width: max-content;
    min-width: min(15rem, calc(100vw - 2.5rem));
    max-width: calc(100vw - 2.5rem);
  }

  ${belowTablet} {
    inset-inline: 0.625rem;
    width: auto;
  }
`
