import { belowTablet } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'

/** Where Klarna's frame comes into a panel: it wants 320 pixels, which the panel leaves it on hardly any phone. */
export const KlarnaFrame = styled.div`
  ${belowTablet} {
    margin-inline: -0.75rem;
  }
`
