import { from } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'

/** Address and button in one row where there is room, the agreement and the outcome below. */
export const NewsletterLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.875rem;

  > * {
    max-width: 100%;
  }
  > :first-child,
  > :last-child {
    width: 100%;
  }

  ${from.phoneWide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`
