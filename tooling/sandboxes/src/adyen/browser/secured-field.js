import { brandRulesOf } from '../../card/browser/card-brands.js'
import { part } from '../../page/browser/page-parts.js'
import { FIELDS, encrypted } from './fields.js'

/**
 * The form's settings of a field when it opens it.
 * @typedef {{
 *   fieldType: string, numKey: number, txVariant: string,
 *   iframeUIConfig?: {
 *     sfStyles?: { base?: Record<string, string> },
 *     placeholders?: Record<string, string>,
 *     ariaConfig?: Record<string, { label?: string }>,
 *   },
 * }} Config
 */

const BIN_LENGTH = 11

const { shopOrigin = '' } = document.body.dataset
const input = /** @type {HTMLInputElement} */ (part('input'))
/** Set by the form's first message. @type {Config | undefined} */
let config
/** @type {string | undefined} */
let brand
let bin = ''

/** @param {{ action: string, [more: string]: unknown }} message */
function send(message) {
  if (!config) return
  const { fieldType, numKey, txVariant } = config
  parent.postMessage(JSON.stringify({ fieldType, numKey, txVariant, ...message }), shopOrigin)
}

const field = () => FIELDS[config?.fieldType ?? '']
const read = () => field()?.read(input.value, brand)

/** @param {Config} first */
function configure(first) {
  config = first
  const { fieldType, iframeUIConfig: { ariaConfig, placeholders, sfStyles } = {} } = first
  input.setAttribute('aria-label', ariaConfig?.[fieldType]?.label ?? fieldType)
  input.autocomplete = field()?.autocomplete ?? 'off'
  input.placeholder = placeholders?.[fieldType] ?? placeholders?.[`${fieldType}3digits`] ?? ''
  Object.assign(input.style, sfStyles?.base)
  input.disabled = false
  send({ action: 'config' })
}

/** Reports the card's brand when it changes, and its first digits, by which the form asks Adyen. @param {string} digits */
function reportBrand(digits) {
  const rules = brandRulesOf(digits)
  if (rules?.brand !== brand) {
    brand = rules?.brand
    const policies = { cvcPolicy: rules?.cvcPolicy ?? 'required', expiryDatePolicy: 'required' }
    send({ action: 'brand', brand: brand ?? null, ...policies, cvcText: 'Security code', error: '' })
  }
  const seen = digits.length < BIN_LENGTH ? '' : digits.slice(0, BIN_LENGTH)
  if (seen === bin) return
  bin = seen
  const lookup = seen !== '' && { encryptedBin: encrypted('', seen).blob, uuid: crypto.randomUUID() }
  send({ action: 'binValue', binValue: digits.slice(0, 6), ...lookup })
}

function reread() {
  const reading = read()
  if (!reading) return
  // Formats the text only while the caret is at its end, so that it does not jump. Otherwise on leaving the field.
  if (input.selectionStart === input.value.length) input.value = reading.text
  if (config?.fieldType === 'encryptedCardNumber') reportBrand(reading.digits)
  showError(reading.error)
  if (reading.isComplete) send({ action: 'encryption', ...field()?.encrypt(reading.digits) })
  else send({ action: reading.error === 'cc.num.902' ? 'luhnCheck' : 'keyPressed', error: reading.error })
}

/** @param {string} code */
const showError = (code) => input.setAttribute('aria-invalid', String(code !== ''))

function leave() {
  send({ action: 'focus', focus: false })
  const reading = read()
  if (!reading || input.value === '') return
  input.value = reading.text
  if (reading.isComplete || reading.error) return
  const error = field()?.unfinished ?? ''
  showError(error)
  send({ action: 'incorrectly filled field', error })
}

/** @param {Record<string, unknown>} message */
function react(message) {
  if (message.focus === true) input.focus()
  if (message.externalValidation === true) showError(typeof message.code === 'string' ? message.code : '')
  if (config?.fieldType === 'encryptedSecurityCode' && 'brand' in message) {
    brand = typeof message.brand === 'string' ? message.brand : undefined
    if (input.value !== '') reread()
  }
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shopOrigin || source !== parent || typeof data !== 'string') return
  const message = JSON.parse(data)
  if (config) {
    if (message.numKey === config.numKey) react(message)
  } else if ('iframeUIConfig' in message) configure(message)
})
input.addEventListener('input', reread)
input.addEventListener('focus', () => send({ action: 'focus', focus: true }))
input.addEventListener('blur', leave)
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') send({ action: 'enterKeyPressed' })
})
