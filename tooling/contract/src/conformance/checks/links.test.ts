import { describe, expect, it } from 'vitest'
import type { Answered } from '../asking/ask.ts'
import { linkGaps } from './links.ts'

const answered = (name: Answered['name'], body: unknown): Answered => ({
  name,
  address: '',
  status: 200,
  milliseconds: 1,
  body,
  problem: undefined,
})

const pageOf = (route: string) => ({ menu: [], pages: [{ route, contentHtml: '<p>Text</p>' }] })

/** The addresses of a banner's links that lead to no page. */
function nowhere(...addresses: string[]) {
  const buttons = addresses.map((url) => ({ title: url, url }))
  const answers = [
    answered('GET /api/v1.0/static-content/all', { introBanner: { title: 'Banner', description: '', buttons } }),
    answered('GET /api/products/categories', [{ id: '1', title: 'Batteries', url: '/batteries' }]),
    answered('GET /api/customer-service', pageOf('delivery')),
  ]
  return linkGaps(answers, {}).map(({ subject }) => subject)
}

/** The addresses that lead to no page in a content of its own. */
const nowhereIn = (content: object) =>
  linkGaps([answered('GET /api/v1.0/static-content/all', content)], {}).map(({ subject }) => subject)

describe('linkGaps', () => {
  it('[API-54] finds every page of the route table', () => {
    const pages = [
      '/',
      '/search-result/domes',
      '/subscribe',
      '/nyhetsbrev',
      '/customer-service',
      '/information',
      '/information/contact-us',
      '/customer-service/withdrawal',
      '/customer-service/delivery',
      '/information/delivery',
      '/account/order-history/order-details/7',
      '/payments/transaction/correlation',
      '/details/7',
      '/batteries',
      '/batteries/details/7',
      '/batteries.html',
    ]
    expect(nowhere(...pages)).toEqual([])
  })

  it('[API-54] finds links to no page', () => {
    const addresses = [
      '/spring-sale',
      '/customer-service/returns',
      '/account',
      '/details',
      '/payments/1/2/3',
      '/subscribed',
    ]
    expect(nowhere(...addresses)).toEqual(addresses)
  })

  it('[API-54] finds that the page about buying without VAT is absent where the cart links to it', () => {
    const without = [answered('GET /api/customer-service', pageOf('delivery'))]
    const having = [answered('GET /api/customer-service', pageOf('vat-exempt'))]
    const absent = expect.objectContaining({ subject: '/customer-service/vat-exempt' })
    expect(linkGaps(without, { orderSummaryType: 'uk' })).toEqual([absent])
    expect(linkGaps(having, { orderSummaryType: 'uk' })).toEqual([])
    expect(linkGaps(without, { orderSummaryType: 'dk' })).toEqual([])
  })

  it('[API-54] finds no link of a banner that the shop shows only without a list', () => {
    const introBanner = { title: 'Banner', buttons: [{ title: 'Sale', url: '/spring-sale' }] }
    expect(nowhereIn({ introBanner, introBannerList: [{ title: 'Other', buttons: [] }] })).toEqual([])
    expect(nowhereIn({ introBanner, introBannerList: [] })).toEqual(['/spring-sale'])
  })
})
