import { part, valueOf } from '../../customer-page/browser/page-parts.js'

const NAMES = ['email', 'given_name', 'family_name', 'street_address', 'postal_code', 'city']

/** Returns the typed address by Klarna's field names. @param {HTMLFormElement} form */
export const addressIn = (form) => Object.fromEntries(NAMES.map((name) => [name, valueOf(form, name).trim()]))

/** @param {string} name @param {string} value */
const isGood = (name, value) => (name === 'email' ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) : value !== '')

/**
 * Marks missing and wrong fields, and focuses the first one.
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} texts
 */
export function isAddressComplete(form, texts) {
  const lacking = Object.entries(addressIn(form)).filter(([name, value]) => !isGood(name, value))
  for (const name of NAMES) {
    const lacks = lacking.some(([one]) => one === name)
    const error = part(`#${name}-error`)
    part(`#${name}`).setAttribute('aria-invalid', String(lacks))
    error.hidden = !lacks
    error.textContent = lacks ? ((name === 'email' ? texts.missingEmail : texts.missing) ?? '') : ''
  }
  const [first] = lacking[0] ?? []
  if (first) part(`#${first}`).focus()
  return first === undefined
}
