const FAILED = 'Something went wrong and you have not paid. Please try again.'
/** What a customer reads about an outcome. @type {Record<string, string>} */
const COMPLAINTS = {
  declined: 'The payment was declined. You have not paid. Please check the details or pay in another way.',
  refused: 'The shop could not take the order. You have not paid. Please try again.',
}

/** Returns an element that must exist. @param {string} selector */
export function part(selector) {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`The page has no ${selector}`)
  return found
}

/** Returns the form of a payment page in the shop's frame, with its texts and states. */
export function paymentForm() {
  const form = part('#payment')
  if (!(form instanceof HTMLFormElement)) throw new Error('The page has no form')
  const { shopOrigin = '' } = form.dataset

  /** @param {string} text */
  const say = (text) => (part('#status').textContent = text)

  /** @param {string} text */
  function complain(text) {
    const alertBox = part('#alert')
    say('')
    alertBox.textContent = text
    alertBox.hidden = false
    alertBox.focus()
  }

  /** @param {boolean} busy */
  function setBusy(busy) {
    if (busy) part('#alert').hidden = true
    for (const button of form.querySelectorAll('button')) button.disabled = busy
    say(busy ? 'One moment, we are processing your payment.' : '')
  }

  /** Lets the customer try again after an outcome, which the shop may have explained. @param {string} kind @param {string} [text] */
  function fail(kind, text) {
    setBusy(false)
    complain(text ?? COMPLAINTS[kind] ?? FAILED)
  }

  /** @param {string} name the name of a field or group */
  const valueOf = (name) => {
    const value = new FormData(form).get(name)
    return typeof value === 'string' ? value : ''
  }

  // The form is inert until its script has loaded, because the browser itself must not submit it.
  form.inert = false
  const shownBy = location.ancestorOrigins?.[0]
  if (shownBy !== undefined && shownBy !== shopOrigin)
    complain(`This payment was made for another page, so it cannot be shown here: ${shopOrigin}`)
  return { form, shopOrigin, say, fail, setBusy, valueOf }
}
