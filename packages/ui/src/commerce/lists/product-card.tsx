import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ParsedMark, hiddenWhileParsing } from '../../layout/parsed-mark.tsx'
import { Link } from '../../elements/link.tsx'
import { VisuallyHidden, visuallyHiddenStyles } from '../../elements/visually-hidden.tsx'
import { belowTablet, from, layer } from '../../tokens/core.ts'
import { color, font, shape, type } from '../../tokens/theme.ts'

interface ProductCardProps {
  name: string
  /** The address of the product's page. */
  href: string
  /** The product for its page, so that the page renders at once. */
  linkState?: unknown
  /** The level of the heading, by the headings above the list. */
  headingLevel?: 2 | 3
  picture: ReactNode
  /** A mark on the picture, such as an offer. */
  badge?: ReactNode
  /** The favourite button. */
  heart?: ReactNode
  itemNumber?: ReactNode
  /** One or two short sentences. */
  text?: string | undefined
  /** The rest of the descriptions, for screen readers and search engines. */
  more?: readonly string[]
  /** What a buyer should know beside the price, such as a bulk price. Above the price, so that prices of a row align. */
  note?: ReactNode
  price?: ReactNode
  /** The button at the bottom. */
  action?: ReactNode
}

/** A product in a grid or slider. A press anywhere but on its buttons opens the product. */
export function ProductCard({ name, href, linkState, headingLevel = 3, ...parts }: ProductCardProps) {
  return (
    <Card>
      <Body>
        <Name as={headingLevel === 2 ? 'h2' : 'h3'}>
          <Link href={href} state={linkState}>
            {name}
          </Link>
        </Name>
        {parts.itemNumber && <ItemNumber>{parts.itemNumber}</ItemNumber>}
        {parts.text && <Text>{parts.text}</Text>}
        {parts.more?.map((text) => (
          <VisuallyHidden as="p" key={text}>
            {text}
          </VisuallyHidden>
        ))}
        <Foot>
          {parts.note && <Line>{parts.note}</Line>}
          {parts.price}
          {parts.action}
        </Foot>
      </Body>
      <Tile data-badge={parts.badge ? true : undefined}>
        {parts.picture}
        {parts.badge && <Corner>{parts.badge}</Corner>}
      </Tile>
      {parts.heart && <HeartPlace>{parts.heart}</HeartPlace>}
      <ParsedMark />
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${shape.card.paddingPhone};
  border: ${shape.card.border} solid ${shape.card.edge};
  border-radius: ${shape.radius.card};
  background: ${shape.card.fill};
  box-shadow: ${shape.card.shadow};
  ${hiddenWhileParsing}
  ${from.phoneWide} {
    padding: ${shape.card.padding};
  }
`
// The name comes first in the source, the picture first on screen. So screen readers read the name before the badge.
const Tile = styled.div`
  order: -1;
  position: relative;
  container-type: inline-size;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${shape.radius.tile};
  background: ${shape.card.tile};

  img {
    width: 88%;
    margin-inline: auto;
    aspect-ratio: 1;
    object-fit: contain;
  }
  /* The badge covers no part of the picture. */
  &[data-badge] img {
    position: absolute;
    inset: 2.625rem 0 0;
    width: 100%;
    height: calc(100% - 3.125rem);
    aspect-ratio: auto;
  }
`
const Corner = styled.div`
  position: absolute;
  left: 0.625rem;
  top: 0.75rem;
  /* The heart stands in the other corner. */
  max-width: calc(100% - 4.25rem);

  @container (max-width: 13rem) {
    left: 0.375rem;

    [data-icon] {
      display: none;
    }
  }
`
const HeartPlace = styled.div`
  position: absolute;
  right: 0.375rem;
  top: 0.375rem;
  z-index: ${layer.raised};
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.375rem;
  padding-top: 0.875rem;
`
const Name = styled.h3`
  font-family: ${font.text};
  font-size: ${type.body};
  font-weight: ${font.bold};
  letter-spacing: 0;
  line-height: 1.3;

  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  article:hover & a {
    text-decoration: underline;
  }
`
const Line = styled.p`
  font-size: ${type.small};
  line-height: 1.45;
  color: ${color.text.muted};
`
// Two cards share the width of a phone, where everything but the name, a line and the price would push the button away.
const ItemNumber = styled(Line)`
  ${belowTablet} {
    ${visuallyHiddenStyles}
  }
`
const Text = styled(Line)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`
const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.625rem;
  margin-top: auto;
  padding-top: 0.375rem;

  > p + p {
    margin-top: -0.5rem;
  }
  button,
  a {
    position: relative;
    z-index: ${layer.raised};
    padding-inline: 0.375rem;
    font-size: 1.0625rem;
  }
  [data-icon] {
    display: none;
  }

  ${from.phoneWide} {
    button,
    a {
      padding-inline: 0.625rem;
      font-size: ${type.body};
    }
    [data-icon] {
      display: inline-flex;
    }
  }
`
