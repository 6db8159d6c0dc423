import { styled } from 'styled-components'

/** A document of the repository. Long addresses and commands wrap, so that it fits a phone. */
export const Prose = styled.div`
  overflow-wrap: anywhere;

  /* Stronger than Storybook's own rule for code, which keeps it in one line. */
  && code {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
