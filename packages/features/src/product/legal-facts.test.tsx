import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, shopCategories } from '../testing/open-page.tsx'
import { openProductPage } from '../testing/open-product-page.tsx'

const { batteries } = catalogue
const maker = { name: 'Nordcelle A/S', address: 'Zinkvej 4, 8700 Horsens', email: 'safety@nordcelle.example' }
const legal = {
  manufacturer: maker,
  responsiblePerson: { name: 'Auris Import AB', address: 'Malmö', email: 'eu@auris.example' },
  warnings: ['Keep batteries away from children.'],
  battery: { chemistry: 'Zinc-air', signs: 'Hg' },
}
const main = () => within(screen.getByRole('main'))
const europe = { supportedCountries: { DK: 'Danmark' } }
const sixty = { configuration: { returnDays: 60 } }

const ways = (...costs: unknown[]) =>
  costs.map((cost, index) => ({ code: `${index}`, name: `${index}`, cost, currency: 'GBP' }))

describe('what may be returned', () => {
  it('[LAW-03] is what the gateway says of the product', async () => {
    await openProductPage({ ...batteries, legal: { sealedForHygiene: true } }, sixty)
    expect(main().getByText(/with the seal unbroken/)).toBeTruthy()
    cleanup()
    await openProductPage({ ...batteries, legal: { sealedForHygiene: false } }, sixty)
    expect(main().getByText(/open and try it for 14 days/)).toBeTruthy()
    expect(main().queryByText(/seal/)).toBeNull()
  })

  it('[LAW-03] is not told where the gateway does not say it', async () => {
    for (const said of [undefined, {}, { sealedForHygiene: null }]) {
      await openProductPage({ ...batteries, legal: said }, sixty)
      expect(main().getByText('60 days to change your mind')).toBeTruthy()
      expect(main().queryByText(/unopened|seal/)).toBeNull()
      cleanup()
    }
  })
})

describe('safety and manufacturer', () => {
  it('[LAW-04] name maker, who answers in the EU, warnings, chemistry, and where used batteries go, open on the page', async () => {
    await openProductPage({ ...batteries, legal })
    const heading = main().getByText('Safety and manufacturer')
    expect(heading.closest('details')?.open).toBe(true)
    for (const said of [
      'Nordcelle A/S',
      'Zinkvej 4, 8700 Horsens',
      'Auris Import AB',
      ...legal.warnings,
      'Zinc-air, Hg',
    ]) {
      expect(main().getByText(said)).toBeTruthy()
    }
    expect(main().getByText(/Hand them in free of charge/)).toBeTruthy()
    expect(main().getByRole('link', { name: maker.email }).getAttribute('href')).toBe(`mailto:${maker.email}`)
  })

  it('[LAW-04] are left out where the gateway says nothing', async () => {
    for (const said of [undefined, null, 'none', {}, { warnings: [null], manufacturer: 'Nordcelle' }]) {
      await openProductPage({ ...batteries, legal: said })
      expect(main().queryByText('Safety and manufacturer')).toBeNull()
      cleanup()
    }
  })
})

describe('the price', () => {
  const lowered = { ...batteries, priceResponse: { ...batteries.priceResponse, lowestPriceStr: '£3.05' } }

  it('[LAW-04] names the lowest one of 30 days beside a lowered one, where the gateway vouches and the EU’s law applies', async () => {
    await openProductPage(lowered, { configuration: europe })
    expect(main().getByText(/Lowest price in the last 30 days: £3\.05/)).toBeTruthy()
    cleanup()
    await openProductPage(lowered, { configuration: { supportedCountries: { GB: 'United Kingdom' } } })
    expect(main().queryByText(/30 days/)).toBeNull()
    cleanup()
    await openProductPage(batteries, { configuration: europe })
    expect(main().queryByText(/30 days/)).toBeNull()
    cleanup()
    const usual = {
      ...lowered,
      isOnPromotion: false,
      priceResponse: { ...lowered.priceResponse, isDiscountedProduct: false },
    }
    await openProductPage(usual, { configuration: europe })
    expect(main().queryByText(/30 days/)).toBeNull()
  })

  it.each<[costs: unknown[], country: string, note: string | undefined]>([
    [[4.95, '£2.95'], 'GB', '+ delivery from £2.95'],
    [[2.95], 'GB', '+ delivery £2.95'],
    [[0, 4.95], 'GB', undefined],
    [[4.95, ''], 'GB', undefined],
    [[], 'GB', undefined],
    [[2.95], 'DK', undefined],
  ])('[LAW-04] names delivery at %j in %s as %s', async (costs, country, note) => {
    await openProductPage(batteries, {
      configuration: { supportedCountries: { [country]: country }, shippingTypes: ways(...costs) },
    })
    const said = main()
      .queryByText(/\+ delivery/)
      ?.textContent.split('\n')
    expect(said?.find((part) => part.startsWith('+'))).toBe(note)
  })

  it.each([
    ['GB', 1],
    ['DK', 0],
  ])('[LAW-04] on a card names delivery in the United Kingdom too: %s', async (country, times) => {
    openPage('/batteries', {
      categories: shopCategories,
      configuration: { supportedCountries: { [country]: country }, shippingTypes: ways(4.95, 2.95) },
      answer: ({ path }) => (path === '/api/products/browse' ? { products: [batteries] } : undefined),
    })
    const card = await screen.findByRole('article')
    expect(within(card).queryAllByText(/\+ delivery from £2\.95/)).toHaveLength(times)
  })
})
