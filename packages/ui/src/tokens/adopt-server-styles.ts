import { __PRIVATE__ } from 'styled-components'

const { StyleSheet, mainSheet } = __PRIVATE__

type Tag = ReturnType<typeof mainSheet.getTag>['tag']

/** Ends each rule in the server's style element. */
const RULE_END = '/*!sc*/\n'
/** Ends the rules of one component: its id, and the class names whose rules are there. */
const COMPONENT_END = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/

/**
 * Lets styled-components go on with the style element that the server wrote into the page. By itself it copies every rule
 * into an element of its own and drops the server's, after which a phone computes the style of the whole page anew. Says
 * whether it could: not where the browser has left out a rule that it does not know.
 */
function adopt({ sheet, textContent }: HTMLStyleElement): boolean {
  const rules = textContent.split(RULE_END).filter((rule) => rule.trim() !== '')
  if (sheet?.cssRules.length !== rules.length) return false
  // It only counts the rules, which stand in the page in this order already.
  mainSheet.getTag().tag = { ...tagOf(sheet), insertRule: () => true }
  let ofComponent: string[] = []
  for (const rule of rules) {
    ofComponent.push(rule)
    const [, id, names = ''] = COMPONENT_END.exec(rule) ?? []
    if (id === undefined) continue
    for (const name of names.split(',').filter(Boolean)) mainSheet.registerName(id, name)
    mainSheet.getTag().insertRules(StyleSheet.registerId(id), ofComponent)
    ofComponent = []
  }
  mainSheet.getTag().tag = tagOf(sheet)
  return true
}

/** A style sheet of the page as styled-components writes into one. */
const tagOf = (sheet: CSSStyleSheet): Tag => ({
  length: sheet.cssRules.length,
  insertRule: (index, rule) => {
    try {
      sheet.insertRule(rule, index)
      return true
    } catch {
      // Another browser's rule.
      return false
    }
  },
  deleteRule: (index) => sheet.deleteRule(index),
  getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
})

// Before any component is defined, so that theirs stand in the server's order: to be imported first.
const written = document.querySelector<HTMLStyleElement>('style[data-styled="active"]')
if (written && !adopt(written)) {
  written.dataset['styled'] = ''
  mainSheet.rehydrate()
}
