import { styled } from 'styled-components'
import { color, shape, space } from '../tokens/theme.ts'

/** A visible piece of content, for stories of layouts. */
export const Block = styled.div`
  padding: ${space[4]};
  border: 2px dashed ${color.border.strong};
  border-radius: ${shape.radius.panel};
`

/** Blocks with the given words. */
export const blocks = (...words: readonly string[]) => words.map((word) => <Block key={word}>{word}</Block>)

/** The longest words of the shop, which must break rather than leave the page. */
export const longWords = {
  da: ['Rengøringsmiddelopbevaringsbeholder', 'Høreapparatbatteriopladere'],
  sv: ['Hörapparatsbatteriförvaringsbox', 'Rengöringsproduktsförpackningar'],
}
