import { styled } from 'styled-components'
import { color, type } from '../tokens/theme.ts'

/** The first paragraph of a page. */
export const Lead = styled.p`
  font-size: ${type.lead};
  line-height: 1.5;
`

/** Hints, item numbers and captions. At 16 px the smallest text of the shop. */
export const Small = styled.p`
  font-size: ${type.small};
  line-height: 1.45;
  color: ${color.text.muted};
`

/** The heading of a short block, such as an address. */
export const SmallHeading = styled.h2`
  font-size: ${type.h4};
`

/** Secondary text. Its contrast is still 7:1 on every surface. */
export const Muted = styled.span`
  color: ${color.text.muted};
`
