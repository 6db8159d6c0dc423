import { digitsOf, expiryOf, isCardNumber, isFuture, isSecurityCode } from '../../card/browser/card.js'
import { part, paymentForm, valueOf } from '../../customer-page/browser/page-parts.js'
import { applyTheme } from './theme.js'

const form = paymentForm()
const alertBox = part('#alert')
const status = part('#status')
/** @type {Record<string, string>} */
const texts = JSON.parse(form.dataset.texts ?? '{}')
const shopOrigin = form.dataset.shopOrigin ?? ''
const paymentId = form.dataset.paymentId ?? ''

/** Resolves the shop's answer to the finalization of the payment. @type {((finalized: boolean) => void) | undefined} */
let answerFinalized

/** @param {string} eventType @param {unknown} [data] */
const postToShop = (eventType, data) => parent.postMessage(JSON.stringify({ eventType, data }), shopOrigin)

const method = () => valueOf(form, 'method')
const kindOf = (/** @type {string} */ name) => (name === 'mobilepay' || name === 'swish' ? 'wallet' : name)

function showMethod() {
  const kind = kindOf(method())
  for (const name of ['card', 'wallet', 'invoice']) part(`[data-panel="${name}"]`).hidden = name !== kind
  for (const button of form.querySelectorAll('button')) {
    if (button.dataset.only) button.hidden = button.dataset.only !== kind
    if (button.dataset.not) button.hidden = button.dataset.not === kind
  }
}

/** @param {string} text */
function complain(text) {
  status.textContent = ''
  alertBox.textContent = text
  alertBox.hidden = false
  alertBox.focus()
}

/** @param {string} name @param {boolean} right @param {string | undefined} complaint */
function check(name, right, complaint) {
  const error = part(`#${name}-error`)
  part(`#${name}`).setAttribute('aria-invalid', String(!right))
  error.hidden = right
  error.textContent = right ? '' : (complaint ?? '')
  return right
}

/** Marks wrong card fields, and focuses the first one. */
function isCardComplete() {
  const checks = [
    check('number', isCardNumber(digitsOf(valueOf(form, 'number'))), texts.invalidNumber),
    check('expiry', isFuture(expiryOf(valueOf(form, 'expiry')), new Date()), texts.invalidExpiry),
    check('securityCode', isSecurityCode(valueOf(form, 'securityCode')), texts.invalidSecurityCode),
  ]
  const complete = checks.every(Boolean)
  if (!complete) part('[aria-invalid="true"]').focus()
  return complete
}

/** @param {boolean} busy */
function setBusy(busy) {
  for (const button of form.querySelectorAll('button')) button.disabled = busy
  status.textContent = busy ? (texts.working ?? '') : ''
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
  const card = Object.fromEntries(['number', 'expiry', 'securityCode'].map((name) => [name, valueOf(form, name)]))
  const body = method() === 'card' ? { method: 'card', ...card } : { method: method(), approved }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/v1/pay/${paymentId}`, { method: 'POST', headers, body: JSON.stringify(body) })
  /** @type {{ kind: string }} */
  const outcome = await answer.json()
  return outcome
}

/** @param {{ approved: boolean, comeBack: boolean }} wish */
async function pay({ approved, comeBack }) {
  alertBox.hidden = true
  if (method() === 'card' && !isCardComplete()) return
  setBusy(true)
  if (!(await askShop())) {
    setBusy(false)
    complain(texts.refusedByShop ?? '')
    return
  }
  const { kind } = await askServer(approved).catch(() => ({ kind: 'error' }))
  setBusy(kind === 'paid' || kind === 'later' || kind.startsWith('challenge'))
  carryOut(kind, comeBack)
}

/** @param {string} kind @param {boolean} comeBack */
function carryOut(kind, comeBack) {
  if (kind === 'declined') complain(texts.declined ?? '')
  else if (kind === 'challenge') postToShop('goto3DS', bankForm())
  else if (kind === 'challenge-in-frame') showBank()
  else if (kind !== 'paid' && kind !== 'later') complain(texts.failed ?? '')
  else if (comeBack) finish()
  else status.textContent = texts.closed ?? ''
}

function finish() {
  status.textContent = texts.paid ?? ''
  postToShop('paymentSuccess', { paymentId })
}

/**
 * Returns the form that the shop's page submits to the bank. It is HTML with styles, handlers and scripts, as banks write it.
 */
function bankForm() {
  const language = document.documentElement.lang
  const inputs = Object.entries({ paymentId, language }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  const start = `<form id="bank" method="POST" action="${location.origin}/v1/challenge" style="display: none" onsubmit="return true">`
  return {
    formId: 'bank',
    form: `${start}${inputs.join('')}<noscript><input type="submit"></noscript></form><script>document.forms.bank.submit()</script>`,
  }
}

/** Shows the bank inside this window, as most banks are, and continues with its answer. */
function showBank() {
  const frame = document.createElement('iframe')
  frame.id = 'bank-frame'
  frame.title = texts.bankTitle ?? ''
  frame.src = `/v1/challenge/frame?${new URLSearchParams({ paymentId, language: document.documentElement.lang }).toString()}`
  frame.addEventListener('load', () => {
    const { pathname, searchParams } = new URL(frame.contentWindow?.location.href ?? location.href)
    if (pathname !== '/v1/challenge/answered') return
    frame.remove()
    if (searchParams.get('approved') === 'true') finish()
    else {
      setBusy(false)
      complain(texts.declined ?? '')
    }
  })
  status.after(frame)
}

/** @type {Record<string, (data: any) => void>} */
const reactions = {
  paymentOrderFinalized: (finalized) => answerFinalized?.(finalized === true),
  cancelPayment: () => postToShop('paymentCancelled'),
  freezeCheckout: () => (form.inert = true),
  thawCheckout: () => (form.inert = false),
  setTheme: applyTheme,
  setLanguage: (language) => {
    const address = new URL(location.href)
    if (address.searchParams.get('language') === language) return
    address.searchParams.set('language', language)
    location.replace(address)
  },
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shopOrigin || source !== parent || typeof data !== 'string') return
  const message = JSON.parse(data)
  reactions[message.eventType]?.(message.data)
})
form.addEventListener('change', showMethod)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const wish = event.submitter?.getAttribute('value')
  void pay({ approved: wish !== 'decline', comeBack: wish !== 'pay-and-close' })
})
form.inert = false
part('#cancel').addEventListener('click', () => postToShop('paymentCancelled'))
new ResizeObserver(() => postToShop('resize', Math.ceil(document.body.scrollHeight))).observe(document.body)

const shownBy = location.ancestorOrigins?.[0]
if (shownBy !== undefined && shownBy !== shopOrigin) complain(`${texts.foreign} ${shopOrigin}`)
showMethod()
postToShop('checkoutInitialized')
if (form.dataset.failed === 'true') {
  complain(texts.declined ?? '')
  postToShop('removePaymentFailedQueryParameter')
}
// Returned from the bank with a reserved payment, which the shop's page is not told yet.
if (form.dataset.paid === 'true') {
  setBusy(true)
  finish()
}
