import type { TrustedTypesFactory } from '@shop/ui/content/rich-text/trusted-types.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createVendorPolicy } from './vendor-policy.ts'

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>

/** The policies of a page whose browser has Trusted Types: each name can be used once. */
function openPage() {
  const policies = new Map<string, Rules>()
  const createPolicy = (name: string, rules: Rules) => {
    if (policies.has(name)) throw new TypeError(`There is a policy ${name}`)
    policies.set(name, rules)
  }
  const vendors = createVendorPolicy(() => ({ createPolicy }) as unknown as TrustedTypesFactory)
  return { ...vendors, rules: () => policies.get('default') }
}

const bankForm = '<form id="bank" action="https://bank.example" style="display: none" onsubmit="go()"></form>'

describe('createVendorPolicy', () => {
  beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/payments/t-1')))

  it('[PAY-06] passes a provider’s markup, so that its script can post the bank’s form', () => {
    const { allowVendorScripts, allowVendorMarkup, rules } = openPage()
    allowVendorScripts(['https://pay.example'])
    allowVendorMarkup()
    expect(rules()?.createHTML(bankForm)).toBe(bankForm)
    expect(rules()?.createScript('go()')).toBe('go()')
  })

  it('lets no other vendor write markup or scripts', () => {
    const { allowVendorScripts, rules } = openPage()
    allowVendorScripts(['https://count.example'])
    expect(() => rules()?.createHTML(bankForm)).toThrow(TypeError)
    expect(() => rules()?.createScript('go()')).toThrow(TypeError)
  })

  it('[PAY-24] loads further scripts from listed sources only, whatever else is allowed', () => {
    const { allowVendorScripts, allowVendorMarkup, rules } = openPage()
    allowVendorScripts(['https://*.pay.example'])
    allowVendorScripts(['https://wallet.example'])
    allowVendorMarkup()
    for (const allowed of ['https://js.live.pay.example/a.js', 'https://wallet.example/sdk.js', '/assets/a.js']) {
      expect(rules()?.createScriptURL(allowed)).toBe(allowed)
    }
    const elsewhere = ['https://evil.example/a.js', 'https://pay.example.evil.test/a.js', 'data:text/javascript,go()']
    for (const refused of elsewhere) expect(() => rules()?.createScriptURL(refused)).toThrow(TypeError)
  })
})
