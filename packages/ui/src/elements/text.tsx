import { styled } from 'styled-components'
import { color, font, type } from '../tokens/theme.ts'

/** The first paragraph of a page. */
export const Lead = styled.p`
  font-size: ${type.lead};
  line-height: 1.5;
`

/** Hints, item numbers and captions: 16 px, never less. */
export const Small = styled.p`
  font-size: ${type.small};
  line-height: 1.45;
  color: ${color.text.muted};
`

/** Secondary text; still 7:1 on every surface. */
export const Muted = styled.span`
  color: ${color.text.muted};
`

/** A hero's heading. */
export const Display = styled.h1`
  font-size: ${type.display};
`

/** Numbers that line up under each other. */
export const TabularNumber = styled.span`
  font-family: ${font.price};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`

/** A list with bullets. */
export const BulletList = styled.ul`
  display: grid;
  gap: 0.5rem;

  > li {
    position: relative;
    padding-left: 1.5rem;
  }

  > li::before {
    content: '';
    position: absolute;
    left: 0.25rem;
    top: 0.6em;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${color.accent.default};
  }
`
