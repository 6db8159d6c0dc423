import { styled } from 'styled-components'

/** A document of the repository. Long addresses and commands wrap, so that it fits a phone. */
export const Prose = styled.div`
  overflow-wrap: anywhere;

  code {
    white-space: pre-wrap;
  }
`
