import { styled } from 'styled-components'

/** Shows each text on a line of its own, such as the lines of an address. */
export const Lines = ({ lines }: { lines: readonly string[] }) => <Paragraph>{lines.join('\n')}</Paragraph>

const Paragraph = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
