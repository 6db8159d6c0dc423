import { styled } from 'styled-components'
import { color } from '../../tokens/theme.ts'

/** A payment method. Without a picture its name is shown. */
export interface PaymentMethod {
  name: string
  picture?: string | undefined
}

interface PaymentMethodsProps {
  /** The name of the list for screen readers. */
  label: string
  methods: readonly PaymentMethod[]
}

/** The marks of the payment methods that a shop accepts. */
export function PaymentMethods({ label, methods }: PaymentMethodsProps) {
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
