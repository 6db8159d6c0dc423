import { onTestFinished } from 'vitest'

/*
 * Keeps the rules of styled-components out of the page. Tests of pages ask by role and name, and happy-dom tries every rule
 * on every element for that, which took a quarter of their time. Browsers prove what a rule shows and hides.
 */
const { head } = document
const insert = head.insertBefore.bind(head)
/** The current style element of styled-components. Each test file begins with another one. */
let sheet: HTMLStyleElement | undefined
let isShown = false

head.insertBefore = <Added extends Node>(added: Added, before: Node | null) => {
  if (!(added instanceof HTMLStyleElement && added.hasAttribute('data-styled'))) return insert(added, before)
  sheet = added
  return isShown ? insert(added, before) : added
}

/** Puts the rules into the page until the test ends, for a test that asks about one. */
export function showStyles(): void {
  isShown = true
  if (sheet) insert(sheet, null)
  onTestFinished(() => {
    isShown = false
    sheet?.remove()
  })
}
