import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, refusal } from '../../testing/open-page.tsx'

const NUMBERS = '/api/v1.0/configuration/recommended-products'
const SEARCH = '/api/products/search'

/** Opens the page of a shop whose configuration lists no recommended products. */
const open = (answers: Record<string, () => unknown>, configuration = {}) =>
  openPage('/recommended-products', {
    flags: { showRecommendedProducts: true },
    configuration,
    answer: ({ path }) => answers[path]?.(),
  })

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the recommended page', () => {
  it('[ROUTE-03] shows what the shop recommends', async () => {
    open({ [NUMBERS]: () => [batteries.itemNumber], [SEARCH]: () => ({ products: [batteries] }) })
    expect(await screen.findByRole('heading', { name: batteries.name })).toBeTruthy()
  })

  it.each([
    ['does not exist', () => Response.json({}, { status: 404 })],
    ['is null', () => Response.json(null)],
    ['is empty', () => []],
  ])('[ROUTE-03] leads home where the list %s', async (_how, answer) => {
    const { router } = open({ [NUMBERS]: answer })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('[ROUTE-03] says so where the gateway will not show the products of the list', async () => {
    const { router } = open({ [SEARCH]: () => refusal('no-such-call') }, { recommendedProducts: ['312'] })
    expect(await screen.findByText('We could not fetch the products.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/recommended-products')
  })

  it('[ROUTE-03] shows the products of the configuration in its order, and leads home without any or when switched off', async () => {
    const lists = { [SEARCH]: () => ({ products: [batteries, domes] }) }
    const recommendedProducts = [domes.itemNumber, batteries.itemNumber]
    open(lists, { recommendedProducts })
    expect(await screen.findByRole('heading', { level: 1, name: 'Recommended products' })).toBeTruthy()
    await waitFor(() => expect(names()).toEqual([domes.name, batteries.name]))
    cleanup()
    const off = openPage('/recommended-products', { configuration: { recommendedProducts } })
    await waitFor(() => expect(off.router.state.location.pathname).toBe('/'))
    cleanup()
    const none = open(lists, { recommendedProducts: [] })
    await waitFor(() => expect(none.router.state.location.pathname).toBe('/'))
  })
})
