/** A part of the page that must be there. @param {string} selector */
export function part(selector) {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`The page has no ${selector}`)
  return found
}

/** The text in a field of the page, or the choice of a group. @param {HTMLFormElement} form @param {string} name */
export function valueOf(form, name) {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The form of the page. It is inert until its script takes what is pressed: sent by the browser, it would be lost. */
export function paymentForm() {
  const form = part('#payment')
  if (!(form instanceof HTMLFormElement)) throw new Error('The page has no form')
  return form
}
