import { brandRulesOf } from './card-brands.js'

/** @typedef {import('./field-rules.js').FieldType} FieldType */
/** @typedef {import('./field-rules.js').Reading} Reading */
/** @typedef {{ action: string, [more: string]: unknown }} Message */

/** Replaces encryption: the shop passes it on, and only this sandbox decodes it. @param {string} digits */
const encrypted = (digits) => `sandbox$${btoa(digits)}`

const BIN_LENGTH = 11
const ISSUER_LENGTH = 8

/** @type {Record<FieldType, (digits: string) => Message>} */
const ENCRYPTIONS = {
  encryptedCardNumber: (digits) => ({
    action: 'encryption',
    type: 'card',
    encryptedCardNumber: [{ type: 'card', encryptedFieldName: 'encryptedCardNumber', blob: encrypted(digits) }],
    endDigits: digits.slice(-4),
    issuerBin: digits.slice(0, ISSUER_LENGTH),
  }),
  encryptedExpiryDate: (digits) => ({
    action: 'encryption',
    type: 'year',
    encryptedExpiryDate: [
      { type: 'month', encryptedFieldName: 'encryptedExpiryMonth', blob: encrypted(digits.slice(0, 2)) },
      { type: 'year', encryptedFieldName: 'encryptedExpiryYear', blob: encrypted(`20${digits.slice(2)}`) },
    ],
  }),
  encryptedSecurityCode: (digits) => ({
    action: 'encryption',
    type: 'cvc',
    encryptedSecurityCode: [{ type: 'cvc', encryptedFieldName: 'encryptedSecurityCode', blob: encrypted(digits) }],
  }),
}

/** @type {Record<FieldType, string>} */
const KEY_PRESSED = {
  encryptedCardNumber: 'numberKeyPressed',
  encryptedExpiryDate: 'dateKeyPressed',
  encryptedSecurityCode: 'cvcKeyPressed',
}

/** Returns the message about a change: the encrypted digits, their error, or no error yet. @param {FieldType} fieldType @param {Reading} reading @returns {Message} */
export function changeMessage(fieldType, { digits, isComplete, error }) {
  if (isComplete) return ENCRYPTIONS[fieldType](digits)
  return { action: error === 'cc.num.902' ? 'luhnCheck' : KEY_PRESSED[fieldType], error }
}

/** Returns the message about the card's brand. @param {string} digits @returns {Message} */
export function brandMessage(digits) {
  const { brand = '', cvcPolicy = 'required' } = brandRulesOf(digits) ?? {}
  return {
    action: 'brand',
    brand: brand || null,
    cvcPolicy,
    expiryDatePolicy: 'required',
    cvcText: 'Security code',
    error: '',
  }
}

/** Returns the message with a card's first eleven digits, by which the form asks Adyen for the brand. @param {string} digits @param {string} uuid @returns {Message} */
export function binMessage(digits, uuid) {
  const binValue = digits.slice(0, 6)
  if (digits.length < BIN_LENGTH) return { action: 'binValue', binValue }
  return { action: 'binValue', binValue, encryptedBin: encrypted(digits.slice(0, BIN_LENGTH)), uuid }
}

/** Returns the digits whose change makes the form ask again. @param {string} digits */
export const binOf = (digits) => (digits.length < BIN_LENGTH ? '' : digits.slice(0, BIN_LENGTH))
