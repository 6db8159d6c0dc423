import { styled } from 'styled-components'

/** Lines below each other, as on a letter, however long each is. */
export const Lines = ({ lines }: { lines: readonly string[] }) => <Paragraph>{lines.join('\n')}</Paragraph>

const Paragraph = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
