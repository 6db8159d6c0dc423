import { themeCss } from '@shop/ui/tokens/theme-css.ts'
import { describe, expect, test } from 'vitest'
import { loadThemes } from '../tokens/themes.ts'
import { withTheme } from './show-theme.ts'

const { bernafon, product } = await loadThemes()

describe('withTheme', () => {
  test('replaces the theme alone, and says when the page shows another', () => {
    const styles = `@font-face{}${themeCss(bernafon!)}.button{}`
    expect(withTheme(styles, bernafon!, product!)).toBe(`@font-face{}${themeCss(product!)}.button{}`)
    expect(withTheme(styles, product!, bernafon!)).toBeUndefined()
  })
})
