import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { refusal } from '../../testing/fake-gateway.ts'

afterEach(cleanup)

const NUMBERS = '/api/v1.0/configuration/recommended-products'
const SEARCH = '/api/products/search'

/** Opens the page of a shop whose configuration lists no recommended products. */
const open = (answers: Record<string, () => unknown>, configuration = {}) =>
  openPage('/recommended-products', {
    flags: { showRecommendedProducts: true },
    configuration,
    answer: ({ path }) => answers[path]?.(),
  })

it('[ROUTE-03] shows what the shop recommends', async () => {
  open({ [NUMBERS]: () => [batteries.itemNumber], [SEARCH]: () => ({ products: [batteries] }) })
  expect(await screen.findByRole('heading', { name: batteries.name })).toBeTruthy()
})

it.each([
  ['is refused', () => refusal('no-such-call')],
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
