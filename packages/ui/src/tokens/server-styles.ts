import type { ServerStyleSheet } from 'styled-components'

/** Additions of styled-components for its own hydration: a style element, a mark after each rule, a rule of names. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n/g

/** Returns the CSS rules of a rendered page without any additions. For the style element of the theme. */
export const serverStyles = (sheet: ServerStyleSheet) => sheet.getStyleTags().replaceAll(NOTES, '')
