const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** What the shop's own icons mean on a button without words. English on purpose, as all that stands in for a text (ERR-01). */
const BY_ICON: Readonly<Record<string, string>> = {
  basket: 'Basket',
  check: 'In your basket',
  close: 'Close',
  down: 'Show more',
  heart: 'Favourite',
  left: 'Previous',
  menu: 'Menu',
  minus: 'One less',
  pause: 'Pause',
  play: 'Play',
  plus: 'One more',
  remove: 'Remove',
  right: 'Next',
  search: 'Search',
  tryAgain: 'Try again',
  up: 'Show less',
  user: 'Account',
  zoom: 'Enlarge',
}

/** The start of the kinds of control that say by themselves what they are. */
const BY_KIND: readonly [selector: string, name: string][] = [
  ['[data-replay]', 'Add to basket'],
  ['search button, [role=search] button', 'Search'],
  ['[type=search]', 'Search'],
  ['[name=quantity], [inputmode=numeric]', 'Quantity'],
  ['[type=email]', 'Email'],
  ['[type=password]', 'Password'],
  ['a[href="/"]', 'Start page'],
]

/**
 * Gives names to the controls of a page whose gateway has no words for them, and to those that come later, so that
 * somebody who hears the page can go on, and somebody who sees it too: what looks empty shows its name. Ends when the
 * signal says so.
 */
export function addMissingNames(page: HTMLElement, signal: AbortSignal) {
  const nameAll = () => {
    for (const control of page.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isSpoken(nameOf(control))) giveName(control, builtInName(control))
    }
  }
  const watch = new MutationObserver(nameAll)
  nameAll()
  watch.observe(page, { childList: true, subtree: true, characterData: true })
  signal.addEventListener('abort', () => watch.disconnect())
}

function giveName(control: HTMLElement, name: string) {
  control.setAttribute('aria-label', name)
  const place = isField(control) ? wordsOfLabel(control.labels?.[0]) : control
  if (place && !saysItByPicture(place)) place.dataset['builtInName'] = name
}

const PICTURES = '[data-icon], img, svg'

/** Where the words of a label belong: beside a box that is drawn in the label, never in it. */
const wordsOfLabel = (label: HTMLElement | undefined) =>
  [...(label?.children ?? [])].findLast(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && !isField(part) && !part.matches(PICTURES) && !part.querySelector(PICTURES),
  ) ?? label

/** Whether a picture shows what a control is for: any picture of the content, and the icons that mean something by themselves. */
function saysItByPicture(place: HTMLElement): boolean {
  const { icon } = place.querySelector<HTMLElement>('[data-icon]')?.dataset ?? {}
  return icon === undefined ? place.querySelector(PICTURES) !== null : Object.hasOwn(BY_ICON, icon)
}

const isField = (control: HTMLElement) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement

function builtInName(control: HTMLElement): string {
  const kind = BY_KIND.find(([selector]) => control.matches(selector))
  const icon = control.querySelector<HTMLElement>('[data-icon]')?.dataset['icon'] ?? ''
  return kind?.[1] ?? (BY_ICON[icon] || placeOf(control) || fieldOf(control) || rolesOf(control))
}

/** Where a link leads, in the words of its address: `/customer-service/contact-us` is "contact us". */
const placeOf = (control: HTMLElement) => {
  const path = control.getAttribute('href')?.split(/[?#]/)[0] ?? ''
  return wordsOf(path.split('/').findLast((part) => part !== ''))
}
/** What a field is for, in the words of its own name: `invoiceAddress.firstName` is "first name". */
const fieldOf = (control: HTMLElement) => {
  const own = control.getAttribute('name')?.split('.').at(-1) ?? ''
  return wordsOf(own.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
}
const wordsOf = (text: string | null | undefined) => (text ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

function rolesOf(control: HTMLElement): string {
  if (control instanceof HTMLAnchorElement) return 'Link'
  return control instanceof HTMLButtonElement || control.tagName === 'SUMMARY' ? 'Button' : 'Field'
}

const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** As much of a control's accessible name as there can be here: its label, its own words, its pictures. */
function nameOf(control: HTMLElement): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const named = (control.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
  return [control.getAttribute('aria-label'), control.title, ...[control, ...labels, ...named].map(heardOf)].join(' ')
}

function heardOf(element: Element | null): string {
  if (!element || element.getAttribute('aria-hidden') === 'true') return ''
  if (element instanceof HTMLImageElement) return element.alt
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? heardOf(node) : (node.textContent ?? ''),
  )
  return parts.join(' ')
}
