import { __PRIVATE__ } from 'styled-components'
import { themeStyleId } from './theme.ts'

const { mainSheet } = __PRIVATE__

/** What styled-components names: classes and animations. A name is made of a component's id and its rules. */
const NAME = /(?:\.|@keyframes )([\w-]+)/g

/**
 * Tells styled-components which rules the server has written into the page, so that it only writes those that are new, into
 * an element behind the server's. By itself it copies every rule into an element of its own and drops the server's, after
 * which a phone computes the style of the whole page anew.
 */
function adopt(css: string) {
  const written = new Set(Array.from(css.matchAll(NAME), ([, name]) => name))
  const hasWritten = mainSheet.hasNameForId.bind(mainSheet)
  mainSheet.hasNameForId = (id, name) => written.has(name) || hasWritten(id, name)
}

const { textContent } = document.getElementById(themeStyleId) ?? {}
if (textContent) adopt(textContent)
