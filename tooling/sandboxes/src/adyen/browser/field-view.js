/** @typedef {import('./field-rules.js').FieldType} FieldType */

/**
 * The form's settings of a field when it opens it.
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

/** Labels the field for screen readers and autofill, as the form does outside. @param {HTMLInputElement} input @param {Config} config */
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

/** Applies the shop's styles for its fields, by their DOM names. @param {HTMLInputElement} input @param {{ base?: Record<string, string> } | undefined} styles */
export function dress(input, styles) {
  for (const [name, value] of Object.entries(styles?.base ?? {})) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (property !== 'background-image') input.style.setProperty(property, value)
  }
}

/** Shows an error with the form's texts. An empty code hides it. @param {HTMLInputElement} input @param {Config} config @param {string} code */
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
