import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../../tokens/core.ts'
import { color, font, shape, space, type } from '../../tokens/theme.ts'

interface LineItemProps {
  picture: ReactNode
  /** The name of the product, usually a link. */
  name: ReactNode
  /** Description, attributes and item number, one line each. */
  details?: ReactNode
  /** A mark, such as "Gift". */
  badge?: ReactNode
  /** The price of one piece. */
  price?: ReactNode
  /** The quantity field. For a gift, the reason why the quantity is fixed. */
  stepper?: ReactNode
  /** The button that removes the line. */
  remove?: ReactNode
  /** The formatted total of the line. */
  total?: ReactNode
  /** True while a change of the line is being sent. */
  busy?: boolean
}

/** A line of the cart. */
export function LineItem({ picture, name, details, badge, price, stepper, remove, total, busy }: LineItemProps) {
  return (
    <Line aria-busy={busy || undefined}>
      <Tile>{picture}</Tile>
      <Facts>
        <h3>{name}</h3>
        {details && <Details>{details}</Details>}
        {badge && <div>{badge}</div>}
        {price}
      </Facts>
      <Controls>
        {stepper}
        {remove}
        {total && <Total>{total}</Total>}
      </Controls>
    </Line>
  )
}

/** The list of cart lines. */
export const LineItems = styled.ul`
  border-top: 2px solid ${color.text.default};
`
const Line = styled.li`
  display: grid;
  grid-template-columns: min(5.75rem, 28vw) minmax(0, 1fr);
  gap: 0.375rem 1rem;
  padding: 1.375rem 0;
  border-bottom: 1px solid ${color.border.default};

  ${from.tablet} {
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: 0.25rem 1.5rem;
    padding: 1.625rem 0;
  }
`
const Tile = styled.div`
  align-self: start;
  aspect-ratio: 1;
  padding: ${space[1]};
  border-radius: min(${shape.radius.tile}, 18px);
  background: ${color.surface.tile};

  ${from.tablet} {
    grid-row: span 2;
  }
`
const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: 0.375rem;

  h3 {
    font: ${font.bold} ${type.body} / 1.3 ${font.text};
    letter-spacing: 0;
  }
  /* Enlarges the press area to 44 px without taking space. */
  h3 a {
    display: inline-block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
    color: inherit;
  }
`
const Details = styled.div`
  color: ${color.text.muted};
  font-size: ${type.small};
  line-height: 1.45;
`
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  grid-column: 1 / -1;
  margin-top: 0.5rem;

  ${from.tablet} {
    grid-column: 2;
    margin-top: 0.75rem;
  }
`
const Total = styled.p`
  margin-left: auto;
  font-family: ${font.price};
  font-size: 1.25rem;
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums lining-nums;
`
