import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openProduct } from '../open-product.tsx'

afterEach(cleanup)

const current = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-current'))

const main = () => within(screen.getByRole('main'))

/** The same product while there is no promotion. */
const usual = { ...batteries, isOnPromotion: false, productPromoResponse: undefined }

const tagOf = async (words: string) => (await screen.findByText(words)).tagName
const schema = () => document.head.querySelector('[type="application/ld+json"]')?.textContent

const addButton = () => screen.getByRole('button', { name: /Add to basket|In your basket/ })
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

describe('what is shown', () => {
  it('[PROD-19] strikes the regular price of a promotion through', async () => {
    await openProduct(batteries)
    expect(main().getByText('£3.35').tagName).toBe('S')
    cleanup()
    await openProduct(usual)
    expect(document.querySelector('main s')).toBeNull()
  })

  it('[PROD-18] lists what many pieces cost, and marks the price that the quantity reaches', async () => {
    const { person } = await openProduct(usual)
    const rows = main()
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^1 to 4.*£3\.35/),
      expect.stringMatching(/^5 to 9.*£2\.85/),
      expect.stringMatching(/^10 or more.*£2\.35/),
    ])
    expect(current()?.textContent).toContain('£3.35')
    await person.clear(quantity())
    await person.type(quantity(), '10')
    expect(current()?.textContent).toContain('10 or more')
  })

  it('[PROD-26] shows no price anywhere in a shop that hides them, and still sells', async () => {
    const { asked, person } = await openProduct(batteries, {
      flags: { hidePricesAndPayment: true, allowProductSchema: true },
    })
    expect(document.body.textContent).not.toMatch(/£/)
    expect(document.head.querySelector('[type="application/ld+json"]')?.textContent).not.toMatch(/offers/)
    await person.click(addButton())
    expect(asked).toEqual([{ 101: 1 }])
  })

  it.each([true, false])('[CFG-16] claims VAT in the price only where the shop says so: %s', async (isSaid) => {
    await openProduct(batteries, { flags: { displayPriceIncludingVat: isSaid } })
    expect(screen.queryAllByText(/VAT/)).toHaveLength(isSaid ? 1 : 0)
  })

  it.each([
    [{}, true, true],
    [{ hideInStockInfo: true }, false, true],
    [{ hideDeliveryDateInfo: true }, true, false],
    [{ hideInStockInfo: true, hideDeliveryDateInfo: true }, false, false],
  ])('[PROD-16] [PROD-17] with %o shows stock: %s, delivery: %s', async (flags, stock, delivery) => {
    await openProduct(batteries, { flags })
    expect(screen.queryByText('In stock') !== null).toBe(stock)
    expect(screen.queryByText('With you in about 5 working days') !== null).toBe(delivery)
  })

  it('[PROD-21] shows every picture, one of them large', async () => {
    const { person } = await openProduct(batteries)
    await person.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }))
    expect(screen.getByRole('img', { name: batteries.name }).getAttribute('src')).toContain('battery-pack')
  })

  it('[PROD-22] shows all that is written about the product', async () => {
    await openProduct({ ...batteries, marketingShortDescription: '[p]In short.[/p]' })
    expect(await screen.findByText('Brown tab. Lasts 5 to 7 days in most hearing aids.')).toBeTruthy()
    expect(screen.getByText('Zinc-air')).toBeTruthy()
    expect(document.body.textContent).toContain('In short.')
  })

  // B21
  it('[PROD-22] keeps two texts apart that are no paragraphs', async () => {
    await openProduct({ ...batteries, marketingShortDescription: 'In short', marketingDescription: 'At length' })
    expect(await screen.findByText('In short')).toBeTruthy()
    expect(screen.getByText('At length')).toBeTruthy()
  })

  // B21
  it('[PROD-21] leaves no room for pictures where there are none', async () => {
    await openProduct({ ...batteries, imageUrl: null, allImages: [null, ''] })
    expect(screen.queryByRole('region', { name: /^Pictures/ })).toBeNull()
  })

  it('[PROD-06] turns the marks of marketing into paragraphs, weight, lines and lists', async () => {
    const marketingDescription = '[p]Has a [b]long tab[/b], [u]as ever[/u].[/p][ul][li]Easy to hold[/li][/ul]'
    await openProduct({ ...batteries, marketingDescription })
    expect(await Promise.all(['long tab', 'as ever', 'Easy to hold'].map(tagOf))).toEqual(['B', 'U', 'LI'])
    expect(document.body.textContent).not.toContain('[')
  })

  it('[PROD-24] shows what goes with it, where there is something', async () => {
    await openProduct({ ...batteries, relatedProducts: [domes] })
    const others = within(await screen.findByRole('region', { name: 'Goes well with this' }))
    expect(others.getByRole('link', { name: domes.name }).getAttribute('href')).toBe('/details/DOM')
    cleanup()
    await openProduct(batteries)
    expect(screen.queryByRole('link', { name: domes.name })).toBeNull()
  })

  it('[PROD-22] has no empty place where nothing is written', async () => {
    await openProduct({ ...batteries, marketingDescription: '', marketingShortDescription: '' })
    expect(screen.queryByText('About this product')).toBeNull()
  })

  it('[PROD-23] names each fact with its value, the colour among them', async () => {
    await openProduct(batteries)
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Colour', 'Brown'],
      ['Size', '312'],
      ['Pieces in a pack', '6'],
    ])
  })

  it.each([true, false])('[PROD-20] shows the heart only where favourites are on: %s', async (allowFavourites) => {
    await openProduct(batteries, { flags: { allowFavourites } })
    expect(screen.queryByRole('button', { name: /Favourite/ }) !== null).toBe(allowFavourites)
  })

  it('[CFG-17] [SEO-03] [SEO-04] [SEO-05] describes the product to search engines only where asked', async () => {
    const shippingTypes = [{ code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' }]
    const configuration = { shippingTypes, supportedCountries: { GB: 'United Kingdom' } }
    const { router } = await openProduct(batteries, { configuration, flags: { allowProductSchema: true } })
    await waitFor(() => expect(schema()).toBeDefined())
    expect(JSON.parse(schema() ?? '')).toMatchObject({
      name: batteries.name,
      description: batteries.metaDescription,
      image: batteries.allImages.map((src) => `https://shop.example${src}`),
      sku: 'BAT-312-06',
      mpn: 'BAT-312-06',
      brand: { name: 'Hearby' },
      offers: {
        price: 2.95,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: [{ shippingRate: { value: 2.95 }, shippingDestination: [{ addressCountry: 'GB' }] }],
      },
    })
    await act(() => router.navigate('/cart'))
    expect(schema()).toBeUndefined()
    cleanup()
    await openProduct(batteries)
    expect(schema()).toBeUndefined()
  })
})
