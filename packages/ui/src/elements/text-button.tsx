import { styled } from 'styled-components'

/** A button that looks like a link. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  min-height: 2.75rem;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`
