import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, shopCategories } from '../testing/open-page.tsx'

const service = (url: string, title: string) => ({
  menu: { route: `/customer-service/${url}`, title },
  page: { route: `/customer-service/${url}`, contentHtml: `<p>All about it</p>` },
})
const services = [
  service('terms', 'Terms of sale'),
  service('vat-exempt', 'Buying without VAT'),
  service('contact-us', 'Write or call'),
]

const answers: Record<string, unknown> = {
  '/api/products/details': batteries,
  '/api/products/browse': { products: [batteries] },
  '/api/products/search': { products: [batteries] },
  '/api/cart/get-transaction': getTransaction.answer,
  '/api/customer-service': { menu: services.map(({ menu }) => menu), pages: services.map(({ page }) => page) },
}
// The page of a failed payment leads to the result of a placed order.
const refused = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Refused' }
const answer: Answer = ({ path, query }) => (query.get('transactionId') === 't-2' ? refused : answers[path])
const content = { introBanner: { title: 'Hear it ring' } }

describe('the addresses of the shop', () => {
  it.each([
    ['[ROUTE-01]', '/', 'Hear it ring'],
    ['[ROUTE-02]', '/search-result/size%20312', 'Results for “size 312”'],
    ['[ROUTE-04]', '/cart', 'Your basket'],
    ['[ROUTE-04]', '/checkout', 'Address and delivery'],
    ['[ROUTE-05]', '/batteries/details/BAT-312-06', batteries.name],
    ['[ROUTE-05]', '/batteries/size-312/details/BAT-312-06', batteries.name],
    ['[ROUTE-07]', '/payments/t-1/c-1', 'Payment'],
    ['[ROUTE-07]', '/payments/t-1', 'Payment'],
    ['', '/account/login', 'Log in'],
    ['[ROUTE-10]', '/account/logoutSuccess', 'You are logged out'],
    ['', '/order-confirmation/t-1/c-1', 'Thank you'],
    ['[RES-13]', '/order-confirmation/t-1', 'Thank you'],
    ['[ROUTE-18]', '/order-failed/t-2', 'The payment was not completed'],
    ['[ROUTE-19]', '/customer-service', 'Customer service'],
    ['[ROUTE-19]', '/customer-service/terms', 'Terms of sale'],
    ['[ROUTE-19]', '/information', 'Customer service'],
    ['[ROUTE-19]', '/information/terms', 'Terms of sale'],
    ['[ROUTE-20] [CS-08]', '/customer-service/vat-exempt', 'Buying without VAT'],
    ['[ROUTE-20]', '/customer-service/contact-us', 'Write or call'],
    ['[ROUTE-20]', '/information/contact-us', 'Write or call'],
    ['[ROUTE-21] [NEWS-02]', '/subscribe', 'Good advice, once a month'],
    ['[ROUTE-21] [NEWS-02]', '/nyhetsbrev', 'Good advice, once a month'],
    ['[ROUTE-22]', '/error', 'Sorry, something went wrong'],
    ['[ROUTE-24]', '/batteries', 'Batteries'],
    ['[ROUTE-24]', '/batteries/size-312', 'Size 312'],
  ])('%s opens %s as “%s”', async (_ids, address, heading) => {
    const configuration = { paymentProvider: 'nets' }
    const { router } = openPage(address, { categories: shopCategories, content, configuration, answer })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading))
    expect(router.state.location.pathname).toBe(address)
  })

  it('[ROUTE-01] opens the start page at no address below it', async () => {
    openPage('/home', { categories: shopCategories, content, answer })
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeTruthy()
  })

  // The browser redirects old addresses too, for shops on other servers.
  it.each([
    ['/customer-service/terms.html?from=mail', '/customer-service/terms', '?from=mail'],
    ['/batteries/size_312.html', '/batteries/size-312', ''],
    ['/search-result/dome.html?sort=1', '/search-result/dome', '?sort=1'],
    ['/batteries/details/BAT-312-06.html', '/batteries/details/BAT-312-06', ''],
  ])('[ROUTE-26] leads from %s to the same page without the suffix', async (old, pathname, search) => {
    const { router } = openPage(old, { answer, categories: shopCategories })
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }))
  })

  it('[ROUTE-23] [ERR-03] says that an address leads nowhere, and hides it from search engines', async () => {
    openPage('/nowhere/at/all')
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeTruthy()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})
