import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { color } from '../tokens/theme.ts'

interface ListToolbarProps {
  /** The number of products shown and in the whole list. */
  count: ReactNode
  /** The select for the sort order. */
  children?: ReactNode
}

/** The line above a list of products with their number and sort order. */
export function ListToolbar({ count, children }: ListToolbarProps) {
  return (
    <Line>
      <p>{count}</p>
      <div>{children}</div>
      <ParsedMark />
    </Line>
  )
}

const Line = styled.div`
  ${hiddenWhileParsing}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;

  > p {
    color: ${color.text.muted};
  }
  > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    max-width: 100%;
  }
  > div {
    max-width: 100%;
  }
  label {
    flex: none;
    max-width: 100%;
    margin-bottom: 0;
    overflow-wrap: anywhere;
  }
  select {
    width: 100%;
    min-width: min(11rem, 100%);
  }
`
