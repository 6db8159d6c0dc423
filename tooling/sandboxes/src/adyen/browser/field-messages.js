import { brandRulesOf } from './card-brands.js'

/** @typedef {import('./field-rules.js').FieldType} FieldType */
/** @typedef {import('./field-rules.js').Reading} Reading */
/** @typedef {{ action: string, [more: string]: unknown }} Message */

/** Stands for encryption: the shop hands it on unread, and only this sandbox takes it apart again. @param {string} digits */
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

/** What the form hears of a change: the encrypted digits, what is wrong with them, or that nothing is wrong yet. @param {FieldType} fieldType @param {Reading} reading @returns {Message} */
export function changeMessage(fieldType, { digits, isComplete, error }) {
  if (isComplete) return ENCRYPTIONS[fieldType](digits)
  return { action: error === 'cc.num.902' ? 'luhnCheck' : KEY_PRESSED[fieldType], error }
}

/** Tells the form the brand of the card, as far as its digits show it. @param {string} digits @returns {Message} */
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

/** The first digits of a card, for the form to ask the provider which card it is; fewer than eleven are no question. @param {string} digits @param {string} uuid @returns {Message} */
export function binMessage(digits, uuid) {
  const binValue = digits.slice(0, 6)
  if (digits.length < BIN_LENGTH) return { action: 'binValue', binValue }
  return { action: 'binValue', binValue, encryptedBin: encrypted(digits.slice(0, BIN_LENGTH)), uuid }
}

/** What has to change before the provider is asked about the card again. @param {string} digits */
export const binOf = (digits) => (digits.length < BIN_LENGTH ? '' : digits.slice(0, BIN_LENGTH))
