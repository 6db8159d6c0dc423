import { space } from '@shop/ui/tokens/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Rules, each a line of a list. */
export const Rules = ({ of: rules }: { of: readonly ReactNode[] }) => (
  <List>
    {rules.map((rule, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the rules of a page never change
      <li key={index}>{rule}</li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: 44rem;
  padding-inline-start: 1.25em;
  list-style: disc;
`
