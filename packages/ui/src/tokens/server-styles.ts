import type { ServerStyleSheet } from 'styled-components'

/** What styled-components writes for its own reading: a mark behind each rule, and a rule with the names behind each component's. */
const NOTES = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n/g

/**
 * The style element of a page with the rules that it was rendered with, and nothing else. It counts as in use, so that
 * styled-components leaves it where it is: `adopt-server-styles.ts` reads it.
 */
export const serverStyles = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replace(/^<style[^>]*>/, '<style data-styled="active">')
    .replaceAll(NOTES, '')
