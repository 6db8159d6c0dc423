import { languageOf, type Language } from '@shop/domain/messages/languages.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** A name in the languages of the built-in texts. */
type Name = Readonly<Record<Language, string>>
const inEach = (en: string, da: string, sv: string): Name => ({ en, da, sv })

const SEARCH = inEach('Search', 'Søg', 'Sök')

/** Names of icon buttons without a text. */
const BY_ICON: Readonly<Record<string, Name>> = {
  basket: inEach('Basket', 'Kurv', 'Varukorg'),
  check: inEach('In your basket', 'I din kurv', 'I din varukorg'),
  close: inEach('Close', 'Luk', 'Stäng'),
  down: inEach('Show more', 'Vis mere', 'Visa mer'),
  heart: inEach('Favourite', 'Favorit', 'Favorit'),
  left: inEach('Previous', 'Forrige', 'Föregående'),
  menu: inEach('Menu', 'Menu', 'Meny'),
  minus: inEach('One less', 'En mindre', 'En mindre'),
  pause: inEach('Pause', 'Pause', 'Pausa'),
  play: inEach('Play', 'Afspil', 'Spela upp'),
  plus: inEach('One more', 'En mere', 'En till'),
  remove: inEach('Remove', 'Fjern', 'Ta bort'),
  right: inEach('Next', 'Næste', 'Nästa'),
  search: SEARCH,
  tryAgain: inEach('Try again', 'Prøv igen', 'Försök igen'),
  up: inEach('Show less', 'Vis mindre', 'Visa mindre'),
  user: inEach('Account', 'Konto', 'Konto'),
  zoom: inEach('Enlarge', 'Forstør', 'Förstora'),
}

/** Names of controls that their selector identifies. */
const BY_KIND: readonly [selector: string, name: Name][] = [
  ['[data-replay]', inEach('Add to basket', 'Læg i kurven', 'Lägg i varukorgen')],
  ['search button, [role=search] button', SEARCH],
  ['[type=search]', SEARCH],
  ['[name=quantity], [inputmode=numeric]', inEach('Quantity', 'Antal', 'Antal')],
  ['[type=email]', inEach('Email', 'E-mail', 'E-post')],
  ['[type=password]', inEach('Password', 'Adgangskode', 'Lösenord')],
  ['a[href="/"]', inEach('Start page', 'Forside', 'Startsida')],
]

const LINK = inEach('Link', 'Link', 'Länk')
const BUTTON = inEach('Button', 'Knap', 'Knapp')
const FIELD = inEach('Field', 'Felt', 'Fält')

/** Returns a name in the language of the page. */
const inWords = (asked: Name) => asked[languageOf(document.documentElement.lang)]

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
  const known = kind?.[1] ?? BY_ICON[icon]
  return known ? inWords(known) : placeOf(control) || fieldOf(control) || rolesOf(control)
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
  if (control instanceof HTMLAnchorElement) return inWords(LINK)
  return inWords(control instanceof HTMLButtonElement || control.tagName === 'SUMMARY' ? BUTTON : FIELD)
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
