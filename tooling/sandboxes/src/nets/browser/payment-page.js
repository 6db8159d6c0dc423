import { digitsOf, expiryOf, isCardNumber, isFuture, isSecurityCode } from '../../card/browser/card.js'
import { part, paymentForm } from '../../page/browser/page-parts.js'
import { applyTheme } from './theme.js'

const { form, shopOrigin, say, fail, setBusy, valueOf } = paymentForm()
const { paymentId = '' } = form.dataset

/** The rules of the card's fields. The browser shows what is wrong. @type {Record<string, [(typed: string) => boolean, string]>} */
const RULES = {
  number: [(typed) => isCardNumber(digitsOf(typed)), 'Check the card number'],
  expiry: [(typed) => isFuture(expiryOf(typed), new Date()), 'Check the expiry date, for example 03/30'],
  securityCode: [isSecurityCode, 'Type the three digits on the back'],
}

/** Resolves the shop's answer to the finalization of the payment. @type {((finalized: boolean) => void) | undefined} */
let answerFinalized

/** @param {string} eventType @param {unknown} [data] */
const postToShop = (eventType, data) => parent.postMessage(JSON.stringify({ eventType, data }), shopOrigin)

const method = () => valueOf('method')

function showMethod() {
  const shown = method() === 'mobilepay' || method() === 'swish' ? 'wallet' : method()
  for (const panel of form.querySelectorAll('[data-panel]')) {
    const isHidden = panel.getAttribute('data-panel') !== shown
    panel.toggleAttribute('hidden', isHidden)
    // The browser does not validate disabled fields.
    panel.toggleAttribute('disabled', isHidden)
  }
}

/** @param {Event} event */
function validate({ target }) {
  if (!(target instanceof HTMLInputElement)) return
  const [isRight, complaint] = RULES[target.name] ?? [() => true, '']
  target.setCustomValidity(isRight(target.value) ? '' : complaint)
}

/** Asks the shop to finalize the payment, as Nets does before it reserves money. */
function askShop() {
  return new Promise((/** @type {(finalized: boolean) => void} */ resolve) => {
    answerFinalized = resolve
    postToShop('payInitialized', paymentId)
  })
}

/** @param {boolean} approved */
async function askServer(approved) {
  const card = Object.fromEntries(Object.keys(RULES).map((name) => [name, valueOf(name)]))
  const body = method() === 'card' ? { method: 'card', ...card } : { method: method(), approved }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/v1/pay/${paymentId}`, { method: 'POST', headers, body: JSON.stringify(body) })
  /** @type {{ kind: string, question: string }} */
  const outcome = await answer.json()
  return outcome
}

/** @param {{ approved: boolean, comeBack: boolean }} wish */
async function pay({ approved, comeBack }) {
  setBusy(true)
  if (!(await askShop())) {
    fail('refused')
    return
  }
  const { kind, question } = await askServer(approved).catch(() => ({ kind: 'error', question: '' }))
  if (kind === 'challenge') postToShop('goto3DS', bankForm(question))
  else if (kind === 'challenge-in-frame') showBank(question)
  else if (kind !== 'paid' && kind !== 'later') fail(kind)
  else if (comeBack) finish()
  else say('Paid. This window stays silent now: only the notice in the background reaches the shop.')
}

function finish() {
  say('The payment is approved.')
  postToShop('paymentSuccess', { paymentId })
}

/**
 * Returns the form that the shop's page submits to the bank. It is HTML with styles, handlers and scripts, as banks write it.
 * @param {string} question
 */
function bankForm(question) {
  const creq = btoa(JSON.stringify({ acsTransID: question, messageType: 'CReq' }))
  return {
    formId: 'bank',
    form: `<form id="bank" method="POST" action="${location.origin}/bank" style="display: none" onsubmit="return true"><input type="hidden" name="creq" value="${creq}"><noscript><input type="submit"></noscript></form><script>document.forms.bank.submit()</script>`,
  }
}

/** Shows the bank inside this window, as most banks are, and continues with its answer. @param {string} question */
function showBank(question) {
  const frame = document.createElement('iframe')
  frame.id = 'bank-frame'
  frame.title = 'Your bank'
  frame.src = `/bank?${new URLSearchParams({ payment: question }).toString()}`
  addEventListener('message', function read({ source, data }) {
    if (source !== frame.contentWindow) return
    removeEventListener('message', read)
    frame.remove()
    if (JSON.parse(data).result.transStatus === 'Y') finish()
    else fail('declined')
  })
  part('#status').after(frame)
}

/** @type {Record<string, (data: any) => void>} */
const reactions = {
  paymentOrderFinalized: (finalized) => answerFinalized?.(finalized === true),
  cancelPayment: () => postToShop('paymentCancelled'),
  freezeCheckout: () => (form.inert = true),
  thawCheckout: () => (form.inert = false),
  setTheme: applyTheme,
  setLanguage: (language) => (part('#locale').textContent = language),
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shopOrigin || source !== parent || typeof data !== 'string') return
  const message = JSON.parse(data)
  reactions[message.eventType]?.(message.data)
})
form.addEventListener('input', validate)
form.addEventListener('change', showMethod)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const wish = event.submitter?.getAttribute('value')
  void pay({ approved: wish !== 'decline', comeBack: wish !== 'pay-and-close' })
})
part('#cancel').addEventListener('click', () => postToShop('paymentCancelled'))
new ResizeObserver(() => postToShop('resize', Math.ceil(document.body.scrollHeight))).observe(document.body)

showMethod()
postToShop('checkoutInitialized')
if (form.dataset.failed === 'true') {
  fail('declined')
  postToShop('removePaymentFailedQueryParameter')
}
// Returned from the bank with a reserved payment, which the shop's page is not told yet.
if (form.dataset.paid === 'true') {
  setBusy(true)
  finish()
}
