import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../tokens/theme.ts'

/** The payment methods a shop accepts, as logos or names. */
export function PaymentMethods({
  label,
  methods,
}: {
  label: string
  methods: readonly { key: string; mark: ReactNode }[]
}) {
  return (
    <List aria-label={label}>
      {methods.map(({ key, mark }) => (
        <li key={key}>{mark}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  > li {
    display: grid;
    place-items: center;
    min-width: 3.75rem;
    min-height: 2.5rem;
    padding: 0 0.625rem;
    border: 1px solid ${color.border.default};
    border-radius: 6px;
    background: #fff;
    color: ${color.text.default};
    font-size: 1rem;
    font-weight: 700;
  }
  img {
    width: auto;
    height: 2rem;
  }
`
