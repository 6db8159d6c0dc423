import { forcedColoursCss } from './forced-colours.ts'
import { emulateQuery, type Emulation } from './media-queries.ts'

const NOTHING: Emulation = { textScale: 1, reducesMotion: false, forcesColours: false }
const queries = new WeakMap<CSSMediaRule, string>()
const declarations = new WeakMap<CSSStyleRule, string>()
let current = NOTHING
let isWatching = false

/** Emulates settings of the browser in this page, now and for all styles that are added later. */
export function emulate(emulation: Emulation) {
  const isNothing = JSON.stringify(emulation) === JSON.stringify(NOTHING)
  if (isNothing && !isWatching) return
  current = emulation
  watchStyles()
  const root = document.documentElement
  root.style.fontSize = emulation.textScale === 1 ? '' : `${emulation.textScale * 100}%`
  root.toggleAttribute('data-forced-colours', emulation.forcesColours)
  apply()
}

/** Emulates the queries of all styles again whenever styles are added. Watches from the first emulation on. */
function watchStyles() {
  if (isWatching) return
  isWatching = true
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => matchMedia(emulateQuery(query, current))
  const insertRule: CSSStyleSheet['insertRule'] = Reflect.get(CSSStyleSheet.prototype, 'insertRule')
  CSSStyleSheet.prototype.insertRule = function insertAndEmulate(...rule) {
    applySoon()
    return Reflect.apply(insertRule, this, rule)
  }
  new MutationObserver(applySoon).observe(document.head, { childList: true, characterData: true, subtree: true })
}

let isPlanned = false
function applySoon() {
  if (isPlanned) return
  isPlanned = true
  queueMicrotask(() => {
    isPlanned = false
    apply()
  })
}

function apply() {
  const ownColours: string[] = []
  for (const rule of mediaRules()) {
    const query = queries.get(rule) ?? rule.media.mediaText
    queries.set(rule, query)
    const emulated = emulateQuery(query, current)
    // An equal text is not written, because each write makes the browser compute all styles.
    if (rule.media.mediaText !== emulated) rule.media.mediaText = emulated
    if (query.includes('forced-colors')) ownColours.push(...strengthen(rule, current.forcesColours))
  }
  writeForcedColours(current.forcesColours ? forcedColoursCss(ownColours) : '')
}

function* mediaRules(): Generator<CSSMediaRule> {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) if (rule instanceof CSSMediaRule) yield rule
  }
}

/**
 * Makes the declarations for forced colours stronger than the emulated ones, or as strong as they were. Returns the selectors
 * of the parts that keep their own colours.
 */
function strengthen(media: CSSMediaRule, isStrong: boolean): string[] {
  const rules = [...media.cssRules].filter((rule) => rule instanceof CSSStyleRule)
  for (const rule of rules) {
    const own = declarations.get(rule) ?? rule.style.cssText
    declarations.set(rule, own)
    const wanted = isStrong ? own.replaceAll(/(?: !important)?;/g, ' !important;') : own
    if (rule.style.cssText !== wanted) rule.style.cssText = wanted
  }
  return rules
    .filter(({ style }) => style.getPropertyValue('forced-color-adjust') === 'none')
    .map(({ selectorText }) => selectorText)
}

function writeForcedColours(css: string) {
  const id = 'forced-colours'
  const style = document.getElementById(id) ?? Object.assign(document.createElement('style'), { id })
  if (style.textContent === css) return
  style.textContent = css
  if (!style.isConnected) document.head.append(style)
}
