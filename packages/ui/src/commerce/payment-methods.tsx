import { styled } from 'styled-components'
import { color } from '../tokens/theme.ts'

/** A way to pay; without a picture it is named in words. */
export interface PaymentMethod {
  name: string
  picture?: string | undefined
}

/** The payment methods a shop accepts, each by its mark. */
export function PaymentMethods({ label, methods }: { label: string; methods: readonly PaymentMethod[] }) {
  return (
    <List aria-label={label}>
      {methods.map(({ name, picture }) => (
        <li key={name}>{picture ? <img src={picture} alt={name} width={48} height={32} loading="lazy" /> : name}</li>
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
    min-width: 50px;
    min-height: 34px;
    overflow: hidden;
    border: 1px solid ${color.border.default};
    border-radius: 6px;
    background: #fff;
    color: #000;
    font-size: 1rem;
    font-weight: 700;
  }
  > li:not(:has(img)) {
    padding: 0 0.625rem;
  }
  img {
    object-fit: contain;
  }
`
