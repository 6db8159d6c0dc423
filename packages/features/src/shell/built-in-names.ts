import { languageOf, type Language } from '@shop/domain/messages/languages.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

/** A name in the languages of the built-in texts. */
type Name = Readonly<Record<Language, string>>
const named = (en: string, da: string, sv: string): Name => ({ en, da, sv })

const SEARCH = named('Search', 'Søg', 'Sök')

/** Names of icon buttons without a text. */
const BY_ICON: Readonly<Record<string, Name>> = {
  basket: named('Basket', 'Kurv', 'Varukorg'),
  check: named('In your basket', 'I din kurv', 'I din varukorg'),
  close: named('Close', 'Luk', 'Stäng'),
  down: named('Show more', 'Vis mere', 'Visa mer'),
  heart: named('Favourite', 'Favorit', 'Favorit'),
  left: named('Previous', 'Forrige', 'Föregående'),
  menu: named('Menu', 'Menu', 'Meny'),
  minus: named('One less', 'En mindre', 'En mindre'),
  pause: named('Pause', 'Pause', 'Pausa'),
  play: named('Play', 'Afspil', 'Spela upp'),
  plus: named('One more', 'En mere', 'En till'),
  remove: named('Remove', 'Fjern', 'Ta bort'),
  right: named('Next', 'Næste', 'Nästa'),
  search: SEARCH,
  tryAgain: named('Try again', 'Prøv igen', 'Försök igen'),
  up: named('Show less', 'Vis mindre', 'Visa mindre'),
  user: named('Account', 'Konto', 'Konto'),
  zoom: named('Enlarge', 'Forstør', 'Förstora'),
}

/** Names of controls that their selector identifies. */
const BY_KIND: readonly [selector: string, name: Name][] = [
  ['[data-replay]', named('Add to basket', 'Læg i kurven', 'Lägg i varukorgen')],
  ['search button, [role=search] button', SEARCH],
  ['[type=search]', SEARCH],
  ['[name=quantity], [inputmode=numeric]', named('Quantity', 'Antal', 'Antal')],
  ['[type=email]', named('Email', 'E-mail', 'E-post')],
  ['[type=password]', named('Password', 'Adgangskode', 'Lösenord')],
  ['a[href="/"]', named('Start page', 'Forside', 'Startsida')],
]

const LINK = named('Link', 'Link', 'Länk')
const BUTTON = named('Button', 'Knap', 'Knapp')
const FIELD = named('Field', 'Felt', 'Fält')

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
