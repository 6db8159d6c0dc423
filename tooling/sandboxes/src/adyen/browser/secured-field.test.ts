// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

const SHOP = 'http://phonicear-dk.localhost:3000'

/** The settings of a field in a Danish shop's card form, as Adyen's SDK sends them. */
const configOf = (fieldType: string) => ({
  fieldType,
  numKey: 4711,
  txVariant: 'card',
  iframeUIConfig: {
    sfStyles: { base: { fontSize: '18px', backgroundImage: 'url(https://evil.example)' } },
    placeholders: { [fieldType]: '1234 5678' },
    ariaConfig: {
      lang: 'da-DK',
      [fieldType]: { label: 'Kortnummer', errors: { 'cc.num.902': 'Kortnummeret er ikke gyldigt' } },
    },
  },
})

/** Loads a field's page in a frame. */
async function loadField() {
  vi.resetModules()
  document.body.dataset['shopOrigin'] = SHOP
  document.body.innerHTML = '<input id="field" disabled /><span id="description"></span>'
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
  const type = (text: string) => {
    input.value = text
    input.setSelectionRange(text.length, text.length)
    input.dispatchEvent(new Event('input'))
  }
  return { sent, hear, input, type, actions: () => sent.map(({ action }) => action) }
}

/** Opens a field, as the card form does. */
async function openField(fieldType = 'encryptedCardNumber') {
  const field = await loadField()
  field.hear(configOf(fieldType))
  return field
}

afterEach(() => vi.restoreAllMocks())

describe('a field of the card form', () => {
  it('answers its first message, and echoes the number it was given in all others', async () => {
    const { sent, type } = await openField()
    type('4111')
    expect(sent[0]).toEqual({ action: 'config', fieldType: 'encryptedCardNumber', numKey: 4711, txVariant: 'card' })
    expect(new Set(sent.map(({ numKey }) => numKey))).toEqual(new Set([4711]))
  })

  it('takes no text before its settings, and a message about the card’s brand for none', async () => {
    const { sent, hear, input } = await loadField()
    hear({ fieldType: 'encryptedSecurityCode', numKey: 4711, txVariant: 'card', brand: 'mc' })
    expect([input.disabled, sent]).toEqual([true, []])
    hear(configOf('encryptedSecurityCode'))
    expect([input.disabled, input.getAttribute('aria-label')]).toEqual([false, 'Kortnummer'])
  })

  it('is named, dressed and described as the shop wants, but fetches nothing', async () => {
    const { input } = await openField()
    expect(input.getAttribute('aria-label')).toBe('Kortnummer')
    expect([input.autocomplete, input.placeholder]).toEqual(['cc-number', '1234 5678'])
    expect(input.style.fontSize).toBe('18px')
    expect(input.getAttribute('style')).not.toContain('evil')
    expect(document.documentElement.lang).toBe('da-DK')
  })

  it('groups the digits, tells the brand once, and hands over a whole number encrypted', async () => {
    const { sent, type, input } = await openField()
    type('41')
    type('4111111111111111')
    expect(input.value).toBe('4111 1111 1111 1111')
    expect(sent.filter(({ action }) => action === 'brand')).toMatchObject([{ brand: 'visa' }])
    expect(sent.at(-1)).toMatchObject({ action: 'encryption', endDigits: '1111' })
    expect(JSON.stringify(sent)).not.toContain('4111111111111111')
  })

  it('says in the shop’s words what is wrong with a number, and takes it back', async () => {
    const { sent, type, input } = await openField()
    type('4111111111111112')
    expect(sent.at(-1)).toMatchObject({ error: 'cc.num.902' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('#description')?.textContent).toBe('Kortnummeret er ikke gyldigt')
    type('4111111111111111')
    expect(input.getAttribute('aria-invalid')).toBe('false')
    expect(document.querySelector('#description')?.textContent).toBe('')
  })

  it('complains of an unfinished number only when it is left', async () => {
    const { sent, type, input } = await openField()
    type('4111')
    expect(input.getAttribute('aria-invalid')).toBe('false')
    input.dispatchEvent(new Event('blur'))
    expect(sent.slice(-2)).toMatchObject([
      { action: 'focus', focus: false },
      { action: 'incorrectly filled field', error: expect.stringMatching(/^cc\.num\.9/) },
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('tells of the focus and of the Enter key', async () => {
    const { input, actions, hear } = await openField()
    hear({ numKey: 4711, focus: true })
    expect(document.activeElement).toBe(input)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    expect(actions()).toEqual(['config', 'focus', 'enterKeyPressed'])
  })

  it('for the security code follows the brand of the card', async () => {
    const { sent, type, hear } = await openField('encryptedSecurityCode')
    type('737')
    expect(sent.at(-1)).toMatchObject({ action: 'encryption' })
    hear({ numKey: 4711, brand: 'amex' })
    expect(sent.at(-1)).not.toMatchObject({ action: 'encryption' })
    type('7373')
    expect(sent.at(-1)).toMatchObject({ action: 'encryption' })
  })

  it('hears nobody but the shop’s page, and only what is meant for it', async () => {
    const { input, hear } = await openField()
    hear({ numKey: 4711, externalValidation: true, code: 'cc.num.902' }, 'https://evil.example')
    hear({ numKey: 1, externalValidation: true, code: 'cc.num.902' })
    expect(input.getAttribute('aria-invalid')).not.toBe('true')
    hear({ numKey: 4711, externalValidation: true, code: 'cc.num.902' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})
