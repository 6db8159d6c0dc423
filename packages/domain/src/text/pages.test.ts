import { describe, expect, test } from 'vitest'
import { pages, servicePatterns } from './pages.ts'

describe('the addresses of pages', () => {
  test('gives a page without values its pattern as path', () => {
    expect([pages.home.href(), pages.cart.href(), pages.logoutSuccess.href()]).toEqual([
      '/',
      '/cart',
      '/account/logoutSuccess',
    ])
  })

  test('encodes each value as one segment', () => {
    expect(pages.changePassword.href({ userId: 'c/1', sessionId: 'a b' })).toBe('/account/changepassword/c%2F1/a%20b')
    expect(pages.search.href({ searchQuery: '100 % ø?' })).toBe('/search-result/100%20%25%20%C3%B8%3F')
  })

  test.each(['.', '..'])('[SRCH-01] keeps a value of dots: %s', (searchQuery) => {
    const { pathname } = new URL(pages.search.href({ searchQuery }), 'https://shop.example')
    expect(decodeURIComponent(pathname)).toBe(`/search-result/ ${searchQuery}`)
  })

  test('[ROUTE-07] [RES-13] leaves out an optional value that is missing or empty', () => {
    const { payment, orderConfirmation, customerService } = pages
    expect(payment.href({ transactionId: 't-1', correlationId: 'c-1' })).toBe('/payments/t-1/c-1')
    expect(payment.href({ transactionId: 't-1' })).toBe('/payments/t-1')
    expect(orderConfirmation.href({ transactionId: 't-1', correlationId: '' })).toBe('/order-confirmation/t-1')
    expect([customerService.href({}), customerService.href({ url: 'terms' })]).toEqual([
      '/customer-service',
      '/customer-service/terms',
    ])
  })

  test('[ROUTE-19] gives each page of customer service two patterns', () => {
    expect(servicePatterns(pages.contact)).toEqual(['/customer-service/contact-us', '/information/contact-us'])
    expect(servicePatterns(pages.customerService)).toEqual(['/customer-service/:url?/*', '/information/:url?/*'])
  })
})
