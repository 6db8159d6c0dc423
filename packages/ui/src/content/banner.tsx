import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { from } from '../tokens/core.ts'
import { color, font, shape, space, type } from '../tokens/theme.ts'

interface BannerProps {
  /** `beside`: text left of the artwork. `card`: text on a card over the artwork. `split`: text on the brand's colour beside the artwork. */
  layout: 'beside' | 'card' | 'split'
  /** The level of the heading. 2 for all but the first banner of a page. */
  headingLevel?: 1 | 2
  /** A short line above the heading. */
  eyebrow?: ReactNode
  /** The heading. */
  title?: ReactNode
  /** The artwork. An image is cropped to fill its side. */
  art?: ReactNode
  /** A cut-out picture over the artwork, such as a product. */
  figure?: ReactNode
  /** Makes the banner as wide as the content, with rounded corners. Otherwise it is as wide as the window. */
  inset?: boolean
  /** One or two links. */
  actions?: ReactNode
  /** Text below the heading. */
  children?: ReactNode
}

/** The banner at the top of a page. Text is always on a solid surface, never on the artwork. */
export function Banner({
  layout,
  headingLevel = 1,
  eyebrow,
  title,
  art,
  figure,
  inset,
  actions,
  children,
}: BannerProps) {
  const hasArt = Boolean(art || figure)
  return (
    <Frame
      data-layout={layout}
      data-surface={layout === 'split' ? 'brand' : undefined}
      data-text-only={!hasArt || undefined}
      data-inset={inset || undefined}
    >
      {hasArt && (
        <Art>
          {art}
          {figure && <Figure>{figure}</Figure>}
        </Art>
      )}
      <Place>
        <Copy>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {title && <Title as={headingLevel === 1 ? 'h1' : 'h2'}>{title}</Title>}
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Copy>
      </Place>
      <ParsedMark />
    </Frame>
  )
}

const Art = styled.div`
  position: relative;
  height: 15.5rem;
  overflow: hidden;

  > img,
  > picture > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 74% 60%;
  }
  /* A picture at the edge of the artwork is shown whole or not at all. */
  [data-layout='card'] > & img {
    object-position: 40% 60%;
  }

  ${from.tablet} {
    position: absolute;
    inset: 0;
    height: auto;

    [data-layout='beside'] > &,
    [data-layout='split'] > & {
      left: 50%;
    }
    [data-layout='beside'] > & {
      clip-path: ellipse(100% 100% at 100% 50%);
    }
  }
`
const Figure = styled.div`
  position: absolute;
  inset: 8%;
  display: grid;
  place-items: center;

  > img,
  > picture,
  > picture > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  [data-layout='split'] & {
    inset: 0;
    height: 66%;
    margin: auto;
    aspect-ratio: 1;
    border-radius: ${shape.radius.tile};
    background: ${shape.card.fill};
  }
  [data-layout='split'] & img {
    padding: 4%;
  }

  ${from.tablet} {
    [data-layout='beside'] & {
      inset: 6% 10% 6% 18%;
    }
    /* There is no room beside the card. */
    [data-layout='card'] & {
      display: none;
    }
  }
  ${from.desktop} {
    [data-layout='card'] & {
      display: grid;
      left: max(54%, 38.25rem);
    }
  }
`
const Place = styled.div`
  position: relative;
  grid-row: 2;
  width: 100%;
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: ${space[5]};

  ${from.tablet} {
    padding-inline: ${space[8]};
  }
`
const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  padding-block: 1.75rem 2.25rem;

  ${from.tablet} {
    padding-block: 3.5rem;
  }
`
const Frame = styled.div`
  ${hiddenWhileParsing}
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  align-items: center;
  overflow: hidden;
  background: ${color.surface.tint};

  &[data-layout='split'] {
    background: ${color.surface.brand};
    color: ${color.text.onBrand};
  }
  &[data-layout='card'] {
    background: ${color.surface.sunken};
  }
  &[data-inset] {
    border-radius: ${shape.radius.panel};
  }
  /* Below the artwork, the card takes what a higher slide of a carousel leaves. */
  &[data-layout='card'] > ${Place} {
    display: grid;
    align-self: stretch;
    padding-inline: 0;
  }
  &[data-layout='card'] ${Copy} {
    padding-inline: ${space[6]};
    background: ${color.surface.raised};
  }
  &[data-inset]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color.border.subtle};
    border-radius: inherit;
    pointer-events: none;
  }

  ${from.tablet} {
    min-height: 30rem;
    &[data-layout='split'] {
      min-height: 34rem;
    }
    &[data-inset]::after {
      content: none;
    }
    &[data-layout='beside']:not([data-text-only]) ${Copy}, &[data-layout='split']:not([data-text-only]) ${Copy} {
      width: calc(50% - 2.5rem);
    }
    &[data-layout='card'] > ${Place} {
      align-items: center;
      padding: 3.5rem ${space[8]};
    }
    &[data-inset] > ${Place} {
      padding: 3.5rem;
    }
    &[data-layout='card'] ${Copy} {
      max-width: 33.75rem;
      padding: 2.75rem;
      border-radius: ${shape.radius.card};
    }
  }
`
const Eyebrow = styled.p`
  color: ${color.accent.default};
  font-size: 1.0625rem;
  font-weight: ${font.bold};

  [data-layout='split'] & {
    color: ${color.text.onBrandMuted};
  }
`
const Title = styled.h1`
  overflow-wrap: break-word;
  hyphens: auto;

  [data-layout='beside'] &,
  [data-layout='split'] & {
    /* The size is limited, so that enlarged text does not break long words. */
    font-size: min(${type.display}, 17vw);
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};

  @media (max-width: 35.99em) {
    > * {
      flex: 1 1 100%;
    }
  }
`
