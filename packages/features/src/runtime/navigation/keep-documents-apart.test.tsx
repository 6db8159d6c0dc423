import { describe, expect, test, vi } from 'vitest'
import { keepDocumentsApart } from './keep-documents-apart.ts'
import { createMemoryRouter } from './router.ts'

const page = (path: string, handle: object = {}) => ({ path, handle, element: null })
async function open(address: string) {
  const pages = [
    page('/'),
    page('/cart'),
    page('/account/login', { holdsAccountData: true }),
    page('/account/edit', { holdsAccountData: true }),
    page('/payments', { loadsPaymentProvider: true }),
    page('/result', { loadsPaymentProvider: true, showsPaymentResult: true }),
    page('/error', { leadsBack: true }),
  ]
  const router = createMemoryRouter(pages, { initialEntries: [address] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const reload = vi.fn<() => void>()
  keepDocumentsApart(router, reload)
  return { router, reload }
}

describe('keepDocumentsApart', () => {
  test.each([
    ['/', '/account/login'],
    ['/account/edit', '/cart'],
    // The result of a payment is counted.
    ['/result', '/account/edit'],
  ])('from %s to %s leads to a document of its own, with what was handed over', async (from, to) => {
    const { router, reload } = await open(from)
    await router.navigate(to, { state: { previousPath: from } })
    expect(reload).toHaveBeenCalledOnce()
    expect(router.state.location).toMatchObject({ pathname: to, state: { previousPath: from } })
  })

  test.each([
    ['/', '/cart'],
    ['/account/login', '/account/edit'],
    ['/account/edit', '/error'],
    ['/cart', '/error'],
  ])('from %s to %s stays in the same document', async (from, to) => {
    const { router, reload } = await open(from)
    await router.navigate(to)
    expect(reload).not.toHaveBeenCalled()
  })

  test('Back before the other document has come leads to a document of its own, too, because the old one is hidden', async () => {
    const { router, reload } = await open('/cart')
    await router.navigate('/account/login')
    await router.navigate(-1)
    expect(router.state.location.pathname).toBe('/cart')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('a redirect from a payment stays in its document, and what follows does not', async () => {
    const { router, reload } = await open('/payments')
    await router.navigate('/account/edit', { state: { redirectReason: 'cart-changed' } })
    expect(reload).not.toHaveBeenCalled()
    await router.navigate('/account/login')
    expect(reload).toHaveBeenCalledOnce()
  })
})
