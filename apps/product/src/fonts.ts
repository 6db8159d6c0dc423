import display from '@shop/ui/assets/fonts/figtree-latin-wght-normal.woff2?url'
import text from '@shop/ui/assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'

/** The brand's two typefaces, subsets of OFL fonts. */
export const fonts = { display, text }
