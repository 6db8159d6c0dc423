/** @typedef {import('./field-rules.js').FieldType} FieldType */

/**
 * What the form in the shop's page says of a field when it opens it.
 * @typedef {{ label?: string, errors?: Record<string, string>, contextualTexts?: Record<string, string> }} Aria
 * @typedef {{
 *   fieldType: FieldType, numKey: number, txVariant: string,
 *   iframeUIConfig?: {
 *     sfStyles?: { base?: Record<string, string> },
 *     placeholders?: Record<string, string>,
 *     ariaConfig?: Record<string, Aria> & { lang?: never },
 *   },
 * }} Config
 */

/** @type {Record<FieldType, AutoFill>} */
const AUTOCOMPLETE = {
  encryptedCardNumber: 'cc-number',
  encryptedExpiryDate: 'cc-exp',
  encryptedSecurityCode: 'cc-csc',
}

/** Names the field for screen readers and browsers as the form does outside. @param {HTMLInputElement} input @param {Config} config */
export function label(input, { fieldType, iframeUIConfig }) {
  const { ariaConfig, placeholders } = iframeUIConfig ?? {}
  const aria = ariaConfig?.[fieldType]
  const lang = /** @type {string | undefined} */ (ariaConfig?.lang)
  if (lang) document.documentElement.lang = lang
  input.setAttribute('aria-label', aria?.label ?? fieldType)
  input.autocomplete = AUTOCOMPLETE[fieldType]
  input.placeholder = placeholders?.[fieldType] ?? placeholders?.[`${fieldType}3digits`] ?? ''
  document.title = aria?.label ?? document.title
  const [hint = ''] = Object.values(aria?.contextualTexts ?? {})
  describe(hint)
}

/** Wears the styles that the shop has chosen for its fields, by the names of the DOM. @param {HTMLInputElement} input @param {{ base?: Record<string, string> } | undefined} styles */
export function dress(input, styles) {
  for (const [name, value] of Object.entries(styles?.base ?? {})) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (property !== 'background-image') input.style.setProperty(property, value)
  }
}

/** Says what is wrong, with the words that the form has brought; an empty code means nothing. @param {HTMLInputElement} input @param {Config} config @param {string} code */
export function showError(input, { fieldType, iframeUIConfig }, code) {
  input.setAttribute('aria-invalid', String(code !== ''))
  const aria = iframeUIConfig?.ariaConfig?.[fieldType]
  const [hint = ''] = Object.values(aria?.contextualTexts ?? {})
  describe(code === '' ? hint : (aria?.errors?.[code] ?? hint))
}

/** @param {string} text */
function describe(text) {
  const description = document.querySelector('#description')
  if (description) description.textContent = text
}
