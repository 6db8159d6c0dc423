import display from '@shop/ui/assets/fonts/newsreader-latin-wght-normal.woff2?url'
import text from '@shop/ui/assets/fonts/source-sans-3-latin-wght-normal.woff2?url'

/** The brand's two typefaces, subsets of OFL fonts. */
export const fonts = { display, text }
