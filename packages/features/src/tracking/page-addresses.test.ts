// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataLayer } from '../consent/data-layer.ts'
import { createMemoryRouter } from '../runtime/navigation/router.ts'
import { createPageAddresses } from './page-addresses.ts'

const ROUTES = [
  { path: '/' },
  { path: '/batteries' },
  { path: '/search-result/:searchQuery' },
  { path: '/payments/:transactionId/:correlationId?' },
  { path: '*' },
].map((route) => ({ ...route, element: null }))

/** Starts a visit at an address. */
async function visit(address: string, referrer = '') {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const { start } = createPageAddresses(router)
  return { router, start }
}
/** Returns all pairs of addresses that analytics could read. */
const said = () =>
  dataLayer().map((command) => {
    const [name, values] = Array.from(command as ArrayLike<unknown>)
    expect(name).toBe('set')
    return values
  })
const at = (path: string) => location.origin + path
/** A question mark in a pattern starts no query. */
const encodePattern = (pattern: string) => pattern.replace('?', '')

describe('createPageAddresses', () => {
  afterEach(() => {
    delete window.dataLayer
  })

  test('gives analytics the pattern of a page in place of its address, and of a title with the words of a search (OP-87)', async () => {
    const { router, start } = await visit('/search-result/inger%40example.dk%20tinnitus?sort=3')
    start()
    await router.navigate('/payments/t-123/c-456?paymentId=9')
    await router.navigate('/batteries?shown=48')
    const search = at('/search-result/:searchQuery')
    const payment = at('/payments/:transactionId/:correlationId?')
    expect(said()).toEqual([
      { page_location: search, page_referrer: '', page_title: search },
      { page_location: encodePattern(payment), page_referrer: search },
      { page_location: at('/batteries'), page_referrer: encodePattern(payment) },
    ])
    expect(said().map((values) => Object.keys(values as object).includes('page_title'))).toEqual([true, true, true])
  })

  test('keeps the campaign, but not the words of a search elsewhere (OP-87)', async () => {
    const campaign = 'utm_source=mail&utm_medium=email&utm_campaign=autumn'
    const { start } = await visit(
      `/?${campaign}&utm_term=my+ears+hurt&gclid=1&email=a@b.dk`,
      'https://find.example/?q=ears',
    )
    start()
    expect(said()).toEqual([{ page_location: at(`/?${campaign}`), page_referrer: 'https://find.example/' }])
  })

  test('says nothing before there is consent, and then where the visitor is by then', async () => {
    const { router, start } = await visit('/nowhere/of/anybody')
    await router.navigate('/batteries')
    expect(said()).toEqual([])
    start()
    expect(said()).toEqual([{ page_location: at('/batteries'), page_referrer: at('/*') }])
  })
})
