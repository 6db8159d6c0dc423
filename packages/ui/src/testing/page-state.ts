import { __PRIVATE__ } from 'styled-components'

/** Returns the state of the page and the globals that a test file can change. Without stylesheets, to which every file adds. */
export const pageState = () => ({
  html: attributesOf(document.documentElement),
  head: [...document.head.children].filter((element) => !isStylesheet(element)).map(({ outerHTML }) => outerHTML),
  body: document.body.innerHTML,
  cookie: document.cookie,
  localStorage: entriesOf(localStorage),
  sessionStorage: entriesOf(sessionStorage),
  globals: Object.keys(globalThis).filter((name) => !OF_LIBRARIES.has(name)),
})

/** Globals that the testing library and Storybook never remove. */
const OF_LIBRARIES = new Set(['IS_REACT_ACT_ENVIRONMENT', 'STORYBOOK_HOOKS_CONTEXT'])

/**
 * Returns a function that restores the current page, address and globals, and removes the styles of the components. With the
 * styles of all earlier files, finding an element by its role takes up to twice as long.
 */
export function rememberPage(): () => void {
  const { globals } = pageState()
  const address = location.href
  return () => {
    for (const name of pageState().globals) if (!globals.includes(name)) Reflect.deleteProperty(globalThis, name)
    for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name)
    document.head.replaceChildren()
    forgetStyles()
    document.body.replaceChildren()
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', address)
  }
}

/** Makes styled-components write the rules of each component again when it is next rendered. */
function forgetStyles() {
  const { mainSheet } = __PRIVATE__
  mainSheet.names.clear()
  mainSheet.keyframeIds.clear()
  mainSheet.clearTag()
}

const isStylesheet = (element: Element) => element.hasAttribute('data-styled')

const attributesOf = (element: Element) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))

const entriesOf = (storage: Storage) =>
  Object.fromEntries(Array.from(storage, (_, index) => [storage.key(index), storage.getItem(storage.key(index) ?? '')]))
