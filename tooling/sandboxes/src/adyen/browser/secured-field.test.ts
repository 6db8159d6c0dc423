// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cardOf } from '../card.ts'
import { FIELDS } from './fields.js'

const SHOP = 'http://phonicear-dk.localhost:3000'

/** The settings of a field in a Danish shop's card form, as Adyen's SDK sends them. */
const configOf = (fieldType: string) => ({
  fieldType,
  numKey: 4711,
  txVariant: 'card',
  iframeUIConfig: {
    sfStyles: { base: { fontSize: '18px' } },
    placeholders: { [fieldType]: '1234 5678' },
    ariaConfig: { lang: 'da-DK', [fieldType]: { label: 'Kortnummer' } },
  },
})

/** Opens a field in a frame, as the card form does. */
async function openField(fieldType = 'encryptedCardNumber') {
  vi.resetModules()
  document.body.dataset['shopOrigin'] = SHOP
  document.body.innerHTML = '<input disabled />'
  const sent: { [field: string]: unknown }[] = []
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown, target: unknown) => {
    expect(target).toBe(SHOP)
    sent.push(JSON.parse(String(message)))
  })
  const listen = vi.spyOn(window, 'addEventListener')
  await import('./secured-field.js')
  const receive = listen.mock.calls.find(([type]) => type === 'message')?.[1] as (event: Partial<MessageEvent>) => void
  const hear = (message: object, origin = SHOP) =>
    receive({ origin, source: window.parent, data: JSON.stringify(message) })
  const input = document.querySelector('input')!
  // A message about the card's brand may come before the settings.
  hear({ fieldType, numKey: 4711, brand: 'mc' })
  expect([input.disabled, sent]).toEqual([true, []])
  hear(configOf(fieldType))
  const type = (text: string) => {
    input.value = text
    input.setSelectionRange(text.length, text.length)
    input.dispatchEvent(new Event('input'))
  }
  return { sent, hear, input, type, actions: () => sent.map(({ action }) => action) }
}

/** Returns the encrypted parts of a field, by their names. */
const blobs = (fieldType: string, digits: string) =>
  Object.fromEntries(
    (FIELDS[fieldType]!.encrypt(digits)[fieldType] as { encryptedFieldName: string; blob: string }[]).map(
      ({ encryptedFieldName, blob }) => [encryptedFieldName, blob],
    ),
  )

describe('a secured field', () => {
  afterEach(() => vi.restoreAllMocks())

  describe('a field of the card form', () => {
    it('takes the label, autofill and style that the form sends, and echoes its number', async () => {
      const { sent, type, input } = await openField()
      expect(input.disabled).toBe(false)
      expect(input.getAttribute('aria-label')).toBe('Kortnummer')
      expect([input.autocomplete, input.placeholder, input.style.fontSize]).toEqual(['cc-number', '1234 5678', '18px'])
      type('4111')
      expect(sent[0]).toEqual({ action: 'config', fieldType: 'encryptedCardNumber', numKey: 4711, txVariant: 'card' })
      expect(new Set(sent.map(({ numKey }) => numKey))).toEqual(new Set([4711]))
    })

    it('groups the digits, reports brand and first digits once, and encrypts a whole number', async () => {
      const { sent, type, input } = await openField()
      type('41')
      type('4111111111111111')
      expect(input.value).toBe('4111 1111 1111 1111')
      expect(sent.filter(({ action }) => action === 'brand')).toMatchObject([{ brand: 'visa', cvcPolicy: 'required' }])
      expect(sent.filter(({ action }) => action === 'binValue')).toMatchObject([{ binValue: '411111' }])
      expect(sent.at(-1)).toMatchObject({ action: 'encryption', endDigits: '1111', issuerBin: '41111111' })
      expect(JSON.stringify(sent)).not.toContain('4111111111111111')
      type('')
      expect(sent.filter(({ action }) => action === 'brand').at(-1)).toMatchObject({ brand: null })
    })

    it('reports a wrong number at once, and an unfinished one when the customer leaves it', async () => {
      const { sent, type, input } = await openField()
      type('4111111111111112')
      expect(sent.at(-1)).toMatchObject({ action: 'luhnCheck', error: 'cc.num.902' })
      expect(input.getAttribute('aria-invalid')).toBe('true')
      type('4111')
      expect(input.getAttribute('aria-invalid')).toBe('false')
      input.dispatchEvent(new Event('blur'))
      expect(sent.slice(-2)).toMatchObject([
        { action: 'focus', focus: false },
        { action: 'incorrectly filled field', error: 'cc.num.901' },
      ])
      expect(input.getAttribute('aria-invalid')).toBe('true')
    })

    it('reports focus and the Enter key', async () => {
      const { input, actions, hear } = await openField()
      hear({ numKey: 4711, focus: true })
      expect(document.activeElement).toBe(input)
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
      expect(actions()).toEqual(['config', 'focus', 'enterKeyPressed'])
    })

    it('for the security code has as many digits as the card’s brand', async () => {
      const { sent, type, hear } = await openField('encryptedSecurityCode')
      type('737')
      expect(sent.at(-1)).toMatchObject({ action: 'encryption' })
      hear({ numKey: 4711, brand: 'amex' })
      expect(sent.at(-1)).not.toMatchObject({ action: 'encryption' })
      type('7373')
      expect(sent.at(-1)).toMatchObject({ action: 'encryption' })
    })

    it('reads messages of the shop’s page and with its own number alone', async () => {
      const { input, hear } = await openField()
      hear({ numKey: 4711, externalValidation: true, code: 'cc.num.902' }, 'https://evil.example')
      hear({ numKey: 1, externalValidation: true, code: 'cc.num.902' })
      expect(input.getAttribute('aria-invalid')).not.toBe('true')
      hear({ numKey: 4711, externalValidation: true, code: 'cc.num.902' })
      expect(input.getAttribute('aria-invalid')).toBe('true')
    })
  })

  describe('an expiry date', () => {
    it.each([
      ['0330', '03/30', true, ''],
      ['4', '04', false, ''],
      ['4/30', '04/30', true, ''],
      ['0120', '01/20', false, 'cc.dat.912'],
      ['1330', '13/30', false, 'cc.dat.912'],
    ])('typed as %s is read as %s', (typed, text, isComplete, error) => {
      expect(FIELDS['encryptedExpiryDate']?.read(typed, undefined)).toMatchObject({ text, isComplete, error })
    })
  })

  it('the sandbox decrypts what the fields encrypt', () => {
    const parts = {
      ...blobs('encryptedCardNumber', '4111111111111111'),
      ...blobs('encryptedExpiryDate', '0330'),
      ...blobs('encryptedSecurityCode', '737'),
    }
    expect(cardOf({ type: 'scheme', ...parts })).toEqual({
      number: '4111111111111111',
      month: '03',
      year: '2030',
      securityCode: '737',
    })
  })
})
