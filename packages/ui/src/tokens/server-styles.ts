import type { ServerStyleSheet } from 'styled-components'

/** What styled-components writes for its own reading: its element, a mark behind each rule, and a rule with the names behind each component's. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n/g

/** The rules of the parts that a page was rendered with, and nothing else; they belong into the element of the theme. */
export const serverStyles = (sheet: ServerStyleSheet) => sheet.getStyleTags().replaceAll(NOTES, '')
