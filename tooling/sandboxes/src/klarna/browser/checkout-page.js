import { part, paymentForm, valueOf } from '../../page/browser/page-parts.js'
import { createShopPage } from './shop-page.js'

const VALIDATION_MILLISECONDS = 10_000
const FAILED = 'Something went wrong and you have not paid. Please try again.'
/** @type {Record<string, string>} */
const COMPLAINTS = {
  declined: 'The purchase was declined. You have not paid. Please choose another way to pay.',
  refused: 'The shop could not take the order. You have not paid. Please try again.',
}

const form = paymentForm()
const { orderId = '', shopOrigin = '', country = '' } = form.dataset
const shopPage = createShopPage(shopOrigin)
let orderAmount = Number(form.dataset.orderAmount)
/** Resolves the shop's answer to the validation. @type {(proceed: boolean) => void} */
let answerValidation = () => {}

/** Returns the typed address by Klarna's field names. */
const address = () =>
  Object.fromEntries(
    ['email', 'given_name', 'family_name', 'street_address', 'postal_code', 'city'].map((name) => [
      name,
      valueOf(form, name).trim(),
    ]),
  )

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
  for (const button of form.querySelectorAll('button')) button.disabled = busy
  say(busy ? 'One moment, we are processing your purchase.' : '')
}

/** Asks the script in the shop's page whether to go on. A timeout counts as no. */
function askShop() {
  return new Promise((/** @type {(proceed: boolean) => void} */ resolve) => {
    answerValidation = resolve
    setTimeout(() => resolve(false), VALIDATION_MILLISECONDS)
    shopPage.post('validate', address())
  })
}

/** @param {boolean} approved */
async function askServer(approved) {
  const body = JSON.stringify({ method: valueOf(form, 'method'), approved, address: address() })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/checkout/orders/${orderId}/buy`, { method: 'POST', headers, body })
  /** @type {{ kind: string, url?: string, text?: string }} */
  const result = await answer.json()
  return result
}

/** @param {{ approved: boolean, comeBack: boolean }} wish */
async function buy({ approved, comeBack }) {
  part('#alert').hidden = true
  setBusy(true)
  const result = (await askShop()) ? await askServer(approved).catch(() => networkError()) : { kind: 'refused' }
  carryOut(result, comeBack)
}

function networkError() {
  shopPage.event('network_error')
  return { kind: 'failed' }
}

/** @param {{ kind: string, url?: string, text?: string }} result @param {boolean} comeBack */
function carryOut({ kind, url, text }, comeBack) {
  if (kind === 'complete' && !comeBack) {
    say('Bought. This window stays silent now: only the push in the background reaches the shop.')
  } else if (kind === 'complete' || kind === 'denied') {
    if (kind === 'complete') say('The purchase is approved.')
    shopPage.post('leave', url)
  } else {
    setBusy(false)
    if (kind === 'unavailable') shopPage.event('can_not_complete_order')
    complain(text ?? COMPLAINTS[kind] ?? FAILED)
  }
}

/** Shows the order's current amount after the shop may have changed it. */
async function resume() {
  const answer = await fetch(`/checkout/orders/${orderId}`).catch(() => networkError())
  form.inert = false
  say('')
  if (!('ok' in answer) || !answer.ok) {
    complain(FAILED)
    return
  }
  const order = await answer.json()
  part('#amount').textContent = order.amount
  if (order.order_amount !== orderAmount) shopPage.event('order_total_change', { order_amount: order.order_amount })
  orderAmount = order.order_amount
}

shopPage.listen({
  suspend() {
    form.inert = true
    say('One moment, your order is being changed.')
  },
  resume: () => void resume(),
  validated: (proceed) => answerValidation(proceed === true),
})

form.addEventListener('input', ({ type }) => shopPage.event('user_interacted', { type }), { once: true })
form.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name === 'method') return
  for (const event of ['change', 'billing_address_change', 'shipping_address_change'])
    shopPage.event(event, { ...address(), country })
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const wish = event.submitter?.getAttribute('value')
  void buy({ approved: wish !== 'refuse', comeBack: wish !== 'buy-and-close' })
})
form.inert = false

const shownBy = location.ancestorOrigins?.[0]
if (shownBy !== undefined && shownBy !== shopOrigin)
  complain(`This order was made for another page, so it cannot be shown here: ${shopOrigin}`)
shopPage.keepHeight()
shopPage.post('ready')
shopPage.event('load', {
  customer: { type: 'person' },
  shipping_address: { country, postal_code: valueOf(form, 'postal_code') },
})
