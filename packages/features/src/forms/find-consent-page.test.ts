import { describe, expect, it } from 'vitest'
import { editedLinks, findConsentPage, type Consent } from './find-consent-page.ts'

const links = (...written: [title: string, url: string][]) => written.map(([title, url]) => ({ title, url }))

describe('findConsentPage', () => {
  it.each<[Consent, string, string]>([
    ['terms', 'Terms and conditions', '/a'],
    ['terms', 'Terms of sale', '/a'],
    ['terms', 'Handelsbetingelser', '/a'],
    ['terms', 'Salgs- og leveringsbetingelser', '/a'],
    ['terms', 'Købsvilkår', '/a'],
    ['terms', 'Bestillings\u00ADvilkår', '/a'],
    ['terms', 'Köpvillkor', '/a'],
    ['terms', 'Köp- och leveransvillkor', '/a'],
    ['terms', 'Vilkår', '/a'],
    ['terms', 'The small print', '/information/terms'],
    ['terms', 'The small print', '/hj%C3%A6lp/vilk%C3%A5r'],
    ['privacy', 'Privacy policy', '/a'],
    ['privacy', 'Privatlivspolitik', '/a'],
    ['privacy', 'Persondatapolitik', '/a'],
    ['privacy', 'Så behandlar vi dina personuppgifter', '/a'],
    ['privacy', 'Your data', '/legal/privacy-notice'],
  ])('[CHK-15] [CHK-16] finds the page about %s that is called “%s” at %s', (consent, title, url) => {
    const [delivery, page] = links(['Delivery', '/delivery'], [title, url])
    expect(findConsentPage(consent, [delivery!, page!])).toEqual(page)
  })

  it('[CHK-15] prefers the conditions of sale to those of something else', () => {
    const [ofGifts, ofSale] = links(['Conditions for gift cards', '/gifts'], ['Terms & conditions', '/legal'])
    expect(findConsentPage('terms', [ofGifts!, ofSale!])).toEqual(ofSale)
  })

  it('finds none where no link is called so', () => {
    expect(
      findConsentPage('terms', links(['Leveringsbetingelser', '/delivery'], ['Long-term care', '/care'])),
    ).toBeUndefined()
    expect(findConsentPage('privacy', links(['Broken', '/%E0%A4%A']))).toBeUndefined()
  })

  it('looks at the foot of the page before the menu of customer service', () => {
    const [legal, column] = links(['Terms', '/legal'], ['Privacy', '/column'])
    const footer = {
      columns: [{ title: 'About', links: [column!] }],
      legalLinks: [legal!],
      newsletter: undefined,
      copyright: '',
    }
    const customerService = { menu: [{ title: 'Terms', route: '/customer-service/terms' }], pages: [] }
    expect(editedLinks({ footer, customerService })).toEqual([
      legal,
      column,
      { title: 'Terms', url: '/customer-service/terms' },
    ])
    expect(editedLinks({ footer: undefined, customerService: undefined })).toEqual([])
  })
})
