import { part, paymentForm } from '../../page/browser/page-parts.js'
import { createShopPage } from './shop-page.js'

const VALIDATION_MILLISECONDS = 10_000
const { form, shopOrigin, say, fail, setBusy, valueOf } = paymentForm()
const { orderId = '', country = '' } = form.dataset
const shopPage = createShopPage(shopOrigin)
let orderAmount = Number(form.dataset.orderAmount)
/** Resolves the shop's answer to the validation. @type {(proceed: boolean) => void} */
let answerValidation = () => {}

/** Returns the typed address by Klarna's field names. */
const address = () =>
  Object.fromEntries(
    ['email', 'given_name', 'family_name', 'street_address', 'postal_code', 'city'].map((name) => [
      name,
      valueOf(name).trim(),
    ]),
  )

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
  const body = JSON.stringify({ method: valueOf('method'), approved, address: address() })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/checkout/orders/${orderId}/buy`, { method: 'POST', headers, body })
  /** @type {{ kind: string, url?: string, text?: string }} */
  const result = await answer.json()
  return result
}

/** @param {{ approved: boolean, comeBack: boolean }} wish */
async function buy({ approved, comeBack }) {
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
    if (kind === 'unavailable') shopPage.event('can_not_complete_order')
    fail(kind, text)
  }
}

/** Shows the order's current amount after the shop may have changed it. */
async function resume() {
  const answer = await fetch(`/checkout/orders/${orderId}`).catch(() => networkError())
  form.inert = false
  say('')
  if (!('ok' in answer) || !answer.ok) {
    fail('failed')
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

shopPage.keepHeight()
shopPage.post('ready')
shopPage.event('load', {
  customer: { type: 'person' },
  shipping_address: { country, postal_code: valueOf('postal_code') },
})
