import { part, paymentForm, valueOf } from '../../customer-page/browser/page-parts.js'
import { addressIn, isAddressComplete } from './fields.js'
import { createShopPage } from './shop-page.js'

const VALIDATION_MILLISECONDS = 10_000

const form = paymentForm()
const alertBox = part('#alert')
const status = part('#status')
/** @type {Record<string, string>} */
const texts = JSON.parse(form.dataset.texts ?? '{}')
const { orderId = '', shopOrigin = '', country = '' } = form.dataset
const shopPage = createShopPage(shopOrigin)
let orderAmount = Number(form.dataset.orderAmount)
/** Resolves the shop's answer to the validation. @type {(proceed: boolean) => void} */
let answerValidation = () => {}

/** @param {string | undefined} text */
function complain(text) {
  status.textContent = ''
  alertBox.textContent = text ?? texts.failed ?? ''
  alertBox.hidden = false
  alertBox.focus()
}

/** @param {boolean} busy */
function setBusy(busy) {
  for (const button of form.querySelectorAll('button')) button.disabled = busy
  status.textContent = busy ? (texts.working ?? '') : ''
}

/** Asks the script in the shop's page whether to go on. A timeout counts as no. */
function askShop() {
  return new Promise((/** @type {(proceed: boolean) => void} */ resolve) => {
    answerValidation = resolve
    setTimeout(() => resolve(false), VALIDATION_MILLISECONDS)
    shopPage.post('validate', addressIn(form))
  })
}

/** @param {boolean} approved */
async function askServer(approved) {
  const body = JSON.stringify({ method: valueOf(form, 'method'), approved, address: addressIn(form) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/checkout/orders/${orderId}/buy`, { method: 'POST', headers, body })
  /** @type {{ kind: string, url?: string, text?: string }} */
  const result = await answer.json()
  return result
}

/** @param {{ approved: boolean, comeBack: boolean }} wish */
async function buy({ approved, comeBack }) {
  alertBox.hidden = true
  if (!isAddressComplete(form, texts)) return
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
  if (kind === 'complete') status.textContent = (comeBack ? texts.complete : texts.closed) ?? ''
  if (kind === 'complete' && !comeBack) return
  if (kind === 'complete' || kind === 'denied') {
    shopPage.post('leave', url)
    return
  }
  setBusy(false)
  if (kind === 'unavailable') shopPage.event('can_not_complete_order')
  complain(text ?? texts[kind])
}

/** Shows the order's current amount after the shop may have changed it. */
async function resume() {
  const answer = await fetch(`/checkout/orders/${orderId}`).catch(() => networkError())
  form.inert = false
  status.textContent = ''
  if (!('ok' in answer) || !answer.ok) {
    complain(texts.failed)
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
    status.textContent = texts.suspended ?? ''
  },
  resume: () => void resume(),
  validated: (proceed) => answerValidation(proceed === true),
})

form.addEventListener('input', ({ type }) => shopPage.event('user_interacted', { type }), { once: true })
form.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name === 'method') return
  const address = { ...addressIn(form), country }
  shopPage.event('change', address)
  shopPage.event('billing_address_change', address)
  shopPage.event('shipping_address_change', address)
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const wish = event.submitter?.getAttribute('value')
  void buy({ approved: wish !== 'refuse', comeBack: wish !== 'buy-and-close' })
})
form.inert = false

const shownBy = location.ancestorOrigins?.[0]
if (shownBy !== undefined && shownBy !== shopOrigin) complain(`${texts.foreign} ${shopOrigin}`)
shopPage.keepHeight()
shopPage.post('ready')
shopPage.event('load', {
  customer: { type: 'person' },
  shipping_address: { country, postal_code: valueOf(form, 'postal_code') },
})
