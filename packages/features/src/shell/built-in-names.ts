const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** Names of icon buttons without a text. English, like all built-in texts. */
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

/** Names of controls that their selector identifies. */
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
 * Names the controls of a page whose gateway has no texts, also those that are added later. Screen readers get a label,
 * and empty controls show their name. Stops with the signal.
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

/** Returns the element of a label that holds its text, beside the checkbox that is drawn inside the label. */
const wordsOfLabel = (label: HTMLElement | undefined) =>
  [...(label?.children ?? [])].findLast(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && !isField(part) && !part.matches(PICTURES) && !part.querySelector(PICTURES),
  ) ?? label

/** Whether a picture shows what a control does: a content picture, or an icon with a clear meaning. */
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

/** Names a link by its path: `/customer-service/contact-us` is "contact us". */
const placeOf = (control: HTMLElement) => {
  const path = control.getAttribute('href')?.split(/[?#]/)[0] ?? ''
  return wordsOf(path.split('/').findLast((part) => part !== ''))
}
/** Names a field by its form name: `invoiceAddress.firstName` is "first name". */
const fieldOf = (control: HTMLElement) => {
  const own = control.getAttribute('name')?.split('.').at(-1) ?? ''
  return wordsOf(own.replaceAll(/([a-z])(?=[A-Z])/g, '$1 ').toLowerCase())
}
const wordsOf = (text: string | null | undefined) => (text ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

function rolesOf(control: HTMLElement): string {
  if (control instanceof HTMLAnchorElement) return 'Link'
  return control instanceof HTMLButtonElement || control.tagName === 'SUMMARY' ? 'Button' : 'Field'
}

const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Returns the accessible name as far as this page can have one: label, text, and alternative texts. */
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
