import { Definitions } from '@shop/ui/content/definitions.tsx'
import { space } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { Copy } from '../foundations/foundation-page.tsx'

/** Rules, each a line of a list. */
export const Rules = ({ of: rules }: { of: readonly string[] }) => (
  <List>
    {rules.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </List>
)

/** Files of the repository, each with what it holds. A press copies the name. */
export const Files = ({ of: files }: { of: Readonly<Record<string, string>> }) => (
  <Definitions
    items={Object.entries(files).map(([file, what]) => ({ key: file, term: what, value: <Copy text={file} /> }))}
  />
)

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: 44rem;
  padding-inline-start: 1.25em;
  list-style: disc;
`
