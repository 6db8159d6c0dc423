import { ServerStyleSheet } from 'styled-components'
import './one-class.ts'

/** Additions of styled-components for its own hydration: a style element, a mark after each rule, a rule of names. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n/g

/** The compiled rules of each class and animation. There are as many as components, because their styles are constant. */
const compiled = new Map<string, string[]>()
/** A component whose styles are not constant after all takes no more memory than this many classes. */
const MOST_CLASSES = 5_000

/**
 * Collects the styles of one page while it is rendered. styled-components compiles the styles of every component again for each
 * page. Here a class is compiled once for all pages, because its name stands for its styles.
 */
export function createPageStyles() {
  const page = new ServerStyleSheet()
  const sheet = page.instance
  const hasRules = sheet.hasNameForId.bind(sheet)
  const insert = sheet.insertRules.bind(sheet)
  sheet.insertRules = (id, name, rules) => {
    if (compiled.size >= MOST_CLASSES) compiled.clear()
    compiled.set(`${id} ${name}`, rules)
    insert(id, name, rules)
  }
  sheet.hasNameForId = (id, name) => {
    if (hasRules(id, name)) return true
    const rules = compiled.get(`${id} ${name}`)
    if (rules) insert(id, name, rules)
    return rules !== undefined
  }
  return {
    /** For the `StyleSheetManager` around the page. */
    sheet,
    /** Returns the CSS rules without any additions. For the style element of the theme. */
    css: () => page.getStyleTags().replaceAll(NOTES, ''),
  }
}
