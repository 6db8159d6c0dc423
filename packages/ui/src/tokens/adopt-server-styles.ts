import { __PRIVATE__ } from 'styled-components'
import './one-class.ts'
import { themeStyleId } from './theme.ts'

const { mainSheet } = __PRIVATE__

/** The classes that rules of styled-components begin with, and the names of animations. Other components may follow in a rule. */
const NAME = /(?:(?:^|[{}])\.|@keyframes )([\w-]+)/g

/**
 * Tells styled-components which rules the server has written into the page. It then writes only new rules, into an element after
 * the server's. By default it would move all rules into its own element, and a phone would compute all styles again (work on
 * styles 0.67, HTML 0.96 without that).
 */
function adopt(css: string) {
  const written = new Set(Array.from(css.matchAll(NAME), ([, name]) => name))
  const hasWritten = mainSheet.hasNameForId.bind(mainSheet)
  mainSheet.hasNameForId = (id, name) => written.has(name) || hasWritten(id, name)
}

const { textContent } = document.getElementById(themeStyleId) ?? {}
if (textContent) adopt(textContent)
