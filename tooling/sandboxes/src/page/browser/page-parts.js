/** Returns an element that must exist. @param {string} selector */
export function part(selector) {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`The page has no ${selector}`)
  return found
}

/** Returns the value of a field or group. @param {HTMLFormElement} form @param {string} name */
export function valueOf(form, name) {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the page's form. It is inert until the script handles it, because the browser itself must not submit it. */
export function paymentForm() {
  const form = part('#payment')
  if (!(form instanceof HTMLFormElement)) throw new Error('The page has no form')
  return form
}
