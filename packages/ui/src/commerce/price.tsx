import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, type } from '../tokens/theme.ts'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'

interface PriceProps {
  /** The formatted price. */
  price: string
  /** The earlier price during an offer, formatted. Shown struck through. */
  was?: string | undefined
  /** The word before the price for screen readers: "Now". */
  nowLabel: string
  /** The word before the earlier price for screen readers: "Was". */
  wasLabel: string
  /** What stands below, such as VAT, unit or the best bulk price. Breaks lines where the text does. */
  note?: ReactNode
  /** Shows the price in large type. For the page of a product. */
  large?: boolean
}

/** A price. During an offer the new price comes first, then the old one struck through. */
export function Price({ price, was, nowLabel, wasLabel, note, large = false }: PriceProps) {
  return (
    <Line data-large={large || undefined}>
      {was ? (
        <Both>
          <Now>
            <VisuallyHidden>{`${nowLabel} `}</VisuallyHidden>
            <span>{price}</span>
          </Now>
          <Was>
            <VisuallyHidden>{`${wasLabel} `}</VisuallyHidden>
            <s>{was}</s>
          </Was>
        </Both>
      ) : (
        <span>{price}</span>
      )}
      {note && <Note>{note}</Note>}
    </Line>
  )
}

const Line = styled.p`
  font-family: ${font.price};
  font-weight: ${font.bold};
  font-size: ${type.price};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;

  &[data-large] {
    font-size: ${type.priceLarge};
  }
`
// Where both do not fit beside each other, the earlier price is above, so that the prices to pay of several cards align.
const Both = styled.span`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: baseline;
  gap: 2px 0.625rem;
`
const Now = styled.span`
  color: ${color.promo.fg};
`
const Was = styled.span`
  font-weight: ${font.textWeight};
  font-size: 1.0625rem;
  color: ${color.text.muted};

  [data-large] & {
    font-size: 1.25rem;
  }
  s {
    text-decoration-thickness: 1.5px;
  }
`
const Note = styled.span`
  display: block;
  white-space: pre-line;
  font-family: ${font.text};
  font-size: ${type.small};
  font-weight: ${font.textWeight};
  color: ${color.text.muted};
`
