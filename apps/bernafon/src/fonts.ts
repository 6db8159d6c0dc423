import display from '@shop/ui/assets/fonts/schibsted-grotesk-latin-wght-normal.woff2?url'
import text from '@shop/ui/assets/fonts/hanken-grotesk-latin-wght-normal.woff2?url'

/** The brand's two typefaces, subsets of OFL fonts. */
export const fonts = { display, text }
