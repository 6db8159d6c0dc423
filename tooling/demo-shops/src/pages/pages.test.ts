import { describe, expect, it } from 'vitest'
import { servicePages } from '../assemble/content.ts'
import { shopPlans } from '../shops/shops.ts'

const plan = (id: string) => shopPlans.find((one) => one.id === id)!
const pagesOf = (id: string) => servicePages(plan(id))
const page = (id: string, address: string) =>
  (pagesOf(id).find((one) => one.address === address)?.html ?? '').replaceAll(/<[^>]*>/g, ' ')

const DAYS = /\d+(?=[- ](?:days?|dages?|dagars?)\b)/g

describe('pages of the demo shops', () => {
  describe.each(shopPlans.map(({ id }) => [id]))('the pages of %s', (id) => {
    const { returnDays, recordYears, delivery, contact, flags } = plan(id)

    it('describe each way of delivery in its own words, and promise no day and no neighbour', () => {
      for (const { name, disclaimer } of delivery) expect(page(id, 'delivery')).toContain(`${name}: ${disclaimer}`)
      expect(page(id, 'delivery')).not.toMatch(/neighbour|leveringsdagen|leveransdagen|brevsprækken/i)
    })

    it('say how long, where to and at whose cost goods are returned', () => {
      const returns = page(id, 'returns')
      expect(returns).toContain(`${returnDays} `)
      expect(returns).toContain(contact.address)
      expect(returns).toMatch(
        flags.hidePricesAndPayment ? /koster dig ikke noget/ : /return postage|returfragten|returfrakten/,
      )
      const days = ['returns', 'withdrawal', 'terms'].flatMap((address) => page(id, address).match(DAYS) ?? [])
      expect(days.filter((count) => ![14, returnDays].includes(Number(count)))).toEqual([])
    })

    it('name the years that the bookkeeping law of its country asks for', () => {
      expect(page(id, 'privacy')).toMatch(new RegExp(`\\b${recordYears} (?:years|år)`))
    })

    it('promise one time to answer', () => {
      const whole = [page(id, 'contact-us'), page(id, 'accessibility')]
      for (const text of whole) expect(text).toMatch(/within one working day|inden for én hverdag|inom en vardag/)
    })
  })

  it('the pages of the free shop speak of no price, no card and no payment provider', () => {
    const all = pagesOf('phonicear_dk_forbrugsshop_free').map(({ html }) => html)
    expect(all.filter((html) => /\bpenge|betalingen|betalingsudbyder|kortnummer|\d kr/i.test(html))).toEqual([])
    expect(page('phonicear_dk_forbrugsshop_free', 'privacy')).toContain('CPR-nummer')
  })

  it.each(['product_uk', 'bernafon_uk'])('%s says who can buy without VAT as the law does', (id) => {
    expect(page(id, 'vat-exempt')).toContain('Age alone does not qualify.')
    expect(page(id, 'vat-exempt')).not.toContain('your name')
  })

  it('no picture of a battery stands beside buying without VAT, as batteries are excluded', () => {
    const spot = plan('product_uk').home.spots.find(({ link }) => link.url.endsWith('/vat-exempt'))
    expect(spot?.picture).not.toContain('battery')
  })
})
