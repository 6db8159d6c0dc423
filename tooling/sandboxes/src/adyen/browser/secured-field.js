import { brandRulesOf } from './card-brands.js'
import { binMessage, binOf, brandMessage, changeMessage } from './field-messages.js'
import { readField } from './field-rules.js'
import { dress, label, showError } from './field-view.js'

/** @typedef {import('./field-messages.js').Message} Message */
/** @typedef {import('./field-view.js').Config} Config */

const shopOrigin = document.body.dataset.shopOrigin ?? ''
const input = /** @type {HTMLInputElement} */ (document.querySelector('#field'))
/** Set by the form's first message. @type {Config | undefined} */
let config
/** @type {string | undefined} */
let brand
let bin = ''

/** @param {Message} message */
function send(message) {
  if (!config) return
  const { fieldType, numKey, txVariant } = config
  parent.postMessage(JSON.stringify({ fieldType, numKey, txVariant, ...message }), shopOrigin)
}

/** @param {Config} first */
function configure(first) {
  config = first
  label(input, first)
  dress(input, first.iframeUIConfig?.sfStyles)
  input.disabled = false
  send({ action: 'config' })
}

/** Reports the card's brand when it changes. @param {string} digits */
function reportBrand(digits) {
  const seen = brandRulesOf(digits)?.brand
  if (seen !== brand) {
    brand = seen
    send(brandMessage(digits))
  }
  if (binOf(digits) !== bin) {
    bin = binOf(digits)
    send(binMessage(digits, crypto.randomUUID()))
  }
}

function reread() {
  if (!config) return
  const { fieldType } = config
  const reading = readField(fieldType, input.value, { brand, now: new Date() })
  // Formats the text only while the caret is at its end, so that it does not jump. Otherwise on leaving the field.
  if (input.selectionStart === input.value.length) input.value = reading.text
  if (fieldType === 'encryptedCardNumber') reportBrand(reading.digits)
  showError(input, config, reading.error)
  send(changeMessage(fieldType, reading))
}

function leave() {
  send({ action: 'focus', focus: false })
  if (!config || input.value === '') return
  const { text, isComplete, error, unfinished } = readField(config.fieldType, input.value, { brand, now: new Date() })
  input.value = text
  if (isComplete || error) return
  showError(input, config, unfinished)
  send({ action: 'incorrectly filled field', error: unfinished })
}

/** @param {Record<string, unknown>} message */
function react(message) {
  if (message.focus === true) input.focus()
  if (message.externalValidation === true && config)
    showError(input, config, typeof message.code === 'string' ? message.code : '')
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
