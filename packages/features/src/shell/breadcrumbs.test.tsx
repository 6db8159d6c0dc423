import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, shopCategories, type StoryShopOptions } from '../testing/open-page.tsx'

/** Opens an address of a shop with categories and one product, and waits for it. */
async function open(address: string, options: StoryShopOptions = {}) {
  const opened = openPage(address, {
    categories: shopCategories,
    answer: ({ path }) => (path === '/api/products/details' ? batteries : { products: [batteries, domes] }),
    ...options,
  })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const trail = () => within(screen.getByRole('navigation', { name: 'You are here' }))
const crumbs = () =>
  trail()
    .getAllByRole('listitem')
    .map((crumb) => crumb.textContent)

describe('the breadcrumb', () => {
  it('[SHELL-20] leads from the start page down the chain of categories', async () => {
    await open('/batteries/size-312')
    expect(crumbs()).toEqual(['Home', 'Batteries', 'Size 312'])
    expect(trail().queryByRole('link', { name: 'Size 312' })).toBeNull()
  })

  it('[SHELL-21] names the results of a search, and what is recommended', async () => {
    await open('/search-result/dome')
    expect(crumbs()).toEqual(['Home', 'Search results'])
    cleanup()
    const configuration = { recommendedProducts: ['DOM'] }
    await open('/recommended-products', { configuration, flags: { showRecommendedProducts: true } })
    expect(crumbs()).toEqual(['Home', 'Recommended products'])
  })

  it('[SHELL-22] ends with the product, after the category it stands in', async () => {
    await open('/zinc-air-batteries-312', { flags: { useEnrichedProductData: true } })
    expect(crumbs()).toEqual(['Home', 'Batteries', 'Size 312', batteries.name])
  })

  it('[SHELL-22] keeps the way the visitor came', async () => {
    const { person } = await open('/search-result/brown%20tab')
    await person.click(await screen.findByRole('link', { name: batteries.name }))
    await waitFor(() => expect(crumbs()).toEqual(['Home', 'Search results', batteries.name]))
    expect(trail().getByRole('link', { name: 'Search results' }).getAttribute('href')).toBe(
      '/search-result/brown%20tab',
    )
  })

  it('[SHELL-23] in the British kind begins with a link back to the nearest parent, and without the start page', async () => {
    const { router } = await open('/batteries/size-312', { flags: { breadcrumbType: 'uk' } })
    expect(screen.getByRole('link', { name: 'Back to Batteries' }).getAttribute('href')).toBe('/batteries')
    expect(trail().queryByText('Home')).toBeNull()
    await act(() => router.navigate('/batteries'))
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })
})
