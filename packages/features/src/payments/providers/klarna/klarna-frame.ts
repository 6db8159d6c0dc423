import { belowTablet } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'

/** The container of Klarna's frame. The frame needs 320 px, more than a panel leaves on most phones. */
export const KlarnaFrame = styled.div`
  ${belowTablet} {
    margin-inline: -0.75rem;
  }
`
