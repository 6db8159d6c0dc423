import { from } from '@shop/ui/tokens/core.ts'
import { styled } from 'styled-components'

/** Address, consent and button, one below the other. On wide screens the button stands beside the address. */
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

    > * {
      grid-column: 1 / -1;
    }
    > :first-child {
      grid-column: 1;
    }
    > button {
      grid-row: 1;
      grid-column: 2;
    }
  }
`
