import { belowTablet } from '@shop/ui/tokens/core.ts'
import { space } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'

/** The container of Klarna's frame. The frame needs 320 px, more than a panel leaves on most phones. */
export const KlarnaFrame = styled.div`
  ${belowTablet} {
    margin-inline: -${space[4]};
  }
`
