import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { productSchema } from '@shop/domain/catalogue/product.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

interface Visit {
  address: string
  state?: unknown
  flags?: Record<string, unknown>
  details?: unknown
}

/** Opens an address in the whole shop. Records the requests about products. */
function open({ address, state, flags = {}, details = batteries }: Visit) {
  const asked: string[] = []
  const { router } = openPage(address, {
    flags,
    state,
    answer: ({ path, query }) => {
      if (path !== '/api/products/details') return undefined
      asked.push(`${query}`)
      return details
    },
  })
  return { asked, router }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const meta = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')

describe('the product page', () => {
  it('[PROD-07] [ROUTE-05] asks for the product by the number in its address', async () => {
    const { asked } = open({ address: '/details/BAT-312-06', flags: { useEnrichedProductData: true } })
    await heading(batteries.name)
    expect(asked).toEqual(['itemNumber=BAT-312-06'])
  })

  it('[PROD-07] [ROUTE-06] asks for it by the key where the address has one', async () => {
    const { asked } = open({ address: '/zinc-air-312', flags: { useEnrichedProductData: true } })
    await heading(batteries.name)
    expect(asked).toEqual(['url=zinc-air-312'])
  })

  it('[PROD-08] shows at once what the page before has handed over, and what is new when it comes', async () => {
    const answer = Promise.withResolvers<unknown>()
    const product = v.parse(productSchema, domes)
    open({ address: '/details/DOM', state: { product }, details: answer.promise })
    await heading(domes.name)
    answer.resolve({ ...domes, name: 'Softer domes' })
    expect(await heading('Softer domes')).toBeTruthy()
  })

  it('[SEO-02] heads the page as the product says for search engines', async () => {
    open({
      address: '/details/BAT-312-06',
      details: { ...batteries, metaTitle: 'Size 312', metaDescription: 'Six cells', metaKeywords: 'zinc, air' },
    })
    await heading(batteries.name)
    await waitFor(() => expect(document.title).toContain('Size 312'))
    expect([meta('description'), meta('keywords')]).toEqual(['Six cells', 'zinc, air'])
  })

  it('[PROD-09] leads to the page for addresses that lead nowhere (OP-5)', async () => {
    const { router } = open({ address: '/details/NONE', details: new Response(null, { status: 404 }) })
    await heading('We cannot find this page')
    expect(router.state.location.pathname).toBe('/404')
  })

  it.each([401, 502])(
    '[PROD-09] leads to the error page, and back from there, when the gateway cannot say (%i) (OP-5)',
    async (status) => {
      const { router } = open({ address: '/details/BAT-312-06', details: new Response(null, { status }) })
      await heading('Sorry, something went wrong')
      expect(router.state.location).toMatchObject({ pathname: '/error', state: { from: '/details/BAT-312-06' } })
    },
  )

  it('[PROD-24] fetches related products that are named by their numbers, a dozen at most', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => `R-${index}`)
    const asked: string[][] = []
    openPage('/details/BAT-312-06', {
      answer: ({ path, query }) => {
        if (path === '/api/products/details') return { ...batteries, relatedProducts: [domes, ...numbers, 312] }
        if (path !== '/api/products/search') return undefined
        asked.push(query.getAll('ItemNumbers'))
        return { products: [{ ...batteries, id: 'r', itemNumber: 'R-1', name: 'Drying box' }] }
      },
    })
    const row = within(await screen.findByRole('region', { name: 'Goes well with this' }))
    expect(await row.findByRole('link', { name: 'Drying box' })).toBeTruthy()
    expect(row.getByRole('link', { name: domes.name })).toBeTruthy()
    expect(asked).toEqual([numbers.slice(0, 12)])
  })

  it('[PROD-24] says when they cannot be fetched, and tries again (OP-78)', async () => {
    let isWell = false
    openPage('/details/BAT-312-06', {
      answer: ({ path }) => {
        if (path === '/api/products/details') return { ...batteries, relatedProducts: ['DOM'] }
        if (path !== '/api/products/search') return undefined
        return isWell ? { products: [domes] } : new Response(null, { status: 503 })
      },
    })
    expect(await screen.findByText('We could not fetch the products.')).toBeTruthy()
    isWell = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Goes well with this' })).toBeTruthy()
    expect(screen.queryByText('We could not fetch the products.')).toBeNull()
  })

  it('[API-05] says in its place that an answer cannot be read, and reads it anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const { router } = open({ address: '/details/BAT-312-06', details: 'sorry' })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/details/BAT-312-06')
  })

  it('[PROD-31] tells of every quantity what the cart charges for it, on promotion too (OP-80, M1)', async () => {
    open({
      address: '/details/BAT-312-06',
      details: {
        ...batteries,
        isOnPromotion: true,
        priceResponse: {
          ...batteries.priceResponse,
          priceStr: '£4.50',
          isBulkPurchaseProduct: true,
          minimumBulkPriceStr: '£2.70',
          quantityTreshold: [
            { quantity: 5, priceStr: '£4.20' },
            { quantity: 10, priceStr: '£2.70' },
          ],
        },
        productPromoResponse: { priceStr: '£2.95', minimumBulkPriceStr: '£2.70' },
      },
    })
    await heading(batteries.name)
    await screen.findByRole('table')
    const rows = [...document.querySelectorAll('main table tbody tr')].map((row) => row.textContent)
    expect(rows).toEqual(['1 to 9 Your price now£2.95', '10 or more £2.708\u00A0%'])
    expect(document.querySelector('main')?.textContent).not.toContain('£4.20')
  })
})
