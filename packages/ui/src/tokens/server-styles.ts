import type { ServerStyleSheet } from 'styled-components'

/** What styled-components adds for its own hydration: the style element, a mark after each rule, and a rule with names for each component. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n/g

/** Returns the CSS rules of a rendered page without any additions. For the style element of the theme. */
export const serverStyles = (sheet: ServerStyleSheet) => sheet.getStyleTags().replaceAll(NOTES, '')
