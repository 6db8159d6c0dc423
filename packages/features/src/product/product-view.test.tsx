import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import type { StoryShopOptions } from '../testing/story-shop.tsx'
import type { Answer } from '../testing/fake-gateway.ts'

afterEach(cleanup)

const current = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-current'))

/** Opens a product's page and records the adds. */
async function open(product: object, { choice = '', ...options }: StoryShopOptions & { choice?: string } = {}) {
  const asked: unknown[] = []
  const opened = openPage(`/details/product${choice}`, {
    ...options,
    answer: async (call) => {
      if (call.path === '/api/cart/add') asked.push((call.body as { products: unknown }).products)
      return (await options.answer?.(call)) ?? (call.path === '/api/products/details' ? product : undefined)
    },
  })
  await screen.findByRole('heading', { level: 1 })
  await paint()
  return { asked, ...opened }
}

/** Waits for the parts that are rendered after the first paint. */
const paint = () => act(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20))))

const main = () => within(screen.getByRole('main'))

/** The same product without a promotion. */
const usual = { ...batteries, isOnPromotion: false, productPromoResponse: undefined }

const vatNotes = () =>
  main()
    .queryAllByText(/VAT/)
    .map(({ textContent }) => textContent)
const tagOf = async (words: string) => (await screen.findByText(words)).tagName
const schema = () => document.head.querySelector('[type="application/ld+json"]')?.textContent

const addButton = () => screen.getByRole('button', { name: /Add to basket|In your basket/ })
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

describe('choosing a variation', () => {
  it('[PROD-12] [PROD-13] says what to choose first, and names the last thing missing', async () => {
    const { asked, person } = await open(domes)
    await person.click(addButton())
    expect(asked).toEqual([])
    expect(screen.getByText('Choose all options first, then add it to the basket.')).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(addButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Choose size first, then add it to the basket.')).toBeTruthy()
  })

  it('[PROD-14] [PROD-15] takes number, price and promotion of the variation, and adds the variation', async () => {
    const { asked, person } = await open(domes)
    await person.click(screen.getByRole('radio', { name: 'Power' }))
    await person.click(screen.getByRole('radio', { name: '8 mm' }))
    expect(screen.getByText('Item no. DOM-PW-08')).toBeTruthy()
    expect(screen.getByText('£7.95')).toBeTruthy()
    expect(screen.getByText('£9.50').tagName).toBe('S')
    await person.click(addButton())
    expect(asked).toEqual([{ 203: 1 }])
  })

  it('[PROD-13] reads the choice from the address, so that Back and reload keep it', async () => {
    await open(domes, { choice: '?type=open&size=6-mm' })
    expect(screen.getByText('Item no. DOM-OP-06')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 mm' }).checked).toBe(true)
  })

  it('marks values that are not made with what is chosen', async () => {
    const { person } = await open(domes)
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(screen.getByRole('radio', { name: '8 mm not with your other choice' })).toBeTruthy()
  })
})

/** A gateway whose cart has four pieces after an add, and none before. */
function addingGateway(): Answer {
  let total = 0
  return ({ path }) => {
    if (path === '/api/cart/add') total = 4
    return path === '/api/cart/get' ? { products: [], total } : undefined
  }
}

describe('buying', () => {
  it('[PROD-10] [PROD-11] starts at 1, adds what was typed and starts again, with a highlight of 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = await open(batteries, { answer: addingGateway() })
    const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    expect(quantity().value).toBe('1')
    await person.clear(quantity())
    await person.type(quantity(), '12')
    await person.click(addButton())
    expect(asked).toEqual([{ 101: 12 }])
    await waitFor(() => expect(quantity().value).toBe('1'))
    expect(addButton().textContent).toBe('In your basket')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(addButton().textContent).toBe('Add to basket')
    vi.useRealTimers()
  })

  it('[PROD-11] resets the quantity to 1 after Enter, with the focus still in its field', async () => {
    const { asked, person } = await open(batteries, { answer: addingGateway() })
    await person.clear(quantity())
    await person.type(quantity(), '12{Enter}')
    expect(asked).toEqual([{ 101: 12 }])
    await waitFor(() => expect(quantity().value).toBe('1'))
    expect(document.activeElement).toBe(quantity())
  })

  it('announces the new total once to screen readers', async () => {
    const { person } = await open(batteries, { answer: addingGateway() })
    await person.click(addButton())
    expect(
      await screen.findByText('Zinc-air batteries, size 312, pack of 6 is in your basket. Basket, 4 items'),
    ).toBeTruthy()
  })

  it('keeps the quantity and says so when the gateway refuses', async () => {
    const { person } = await open(batteries, {
      answer: ({ path }) => (path === '/api/cart/add' ? Response.json({}, { status: 400 }) : undefined),
    })
    await person.clear(quantity())
    await person.type(quantity(), '3')
    await person.click(addButton())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(quantity().value).toBe('3')
  })

  it('[API-04] goes to the error page when the gateway breaks', async () => {
    const { person } = await open(batteries, {
      answer: ({ path }) => (path === '/api/cart/add' ? new Response(null, { status: 500 }) : undefined),
    })
    await person.click(addButton())
    expect(await screen.findByRole('heading', { name: 'Sorry, something went wrong' })).toBeTruthy()
  })

  it.each([
    ['[PROD-12] says sold out', { inStock: false }, 'Sold out for now'],
    [
      '[PROD-12] does not sell without a price',
      { priceResponse: undefined },
      'This product cannot be bought here. Please ask us.',
    ],
    [
      '[PROD-25] does not sell what may not be added',
      { canAddToCart: false },
      'This product cannot be bought here. Please ask us.',
    ],
  ])('%s', async (_title, said, words) => {
    const { asked, person } = await open({ ...batteries, ...said })
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    const button = screen.queryByRole('button', { name: 'Add to basket' })
    if (button) await person.click(button)
    expect(asked).toEqual([])
  })

  it('[PROD-17] [PROD-25] links to customer service for a product that is not sold here, without a delivery day', async () => {
    await open({ ...batteries, canAddToCart: false })
    expect(main().getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/customer-service/contact-us')
    expect(main().queryByText(/working day/)).toBeNull()
    cleanup()
    await open(batteries)
    expect(main().getByText(/working day/)).toBeTruthy()
  })
})

describe('a product that is not sold here', () => {
  const notSold = { ...batteries, canAddToCart: false }

  it('[PROD-16] [PROD-25] shows the stock in the sentence with the contact link, not beside it', async () => {
    await open(notSold)
    expect(main().getByText('We have it in stock.')).toBeTruthy()
    expect(main().queryByText('In stock')).toBeNull()
    cleanup()
    await open(notSold, { flags: { hideInStockInfo: true } })
    expect(main().queryByText(/in stock/i)).toBeNull()
  })
})

describe('what is shown', () => {
  it('[PROD-18] has the button in front of the table of prices', async () => {
    await open(usual)
    expect(addButton().compareDocumentPosition(main().getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('[CFG-16] says whether the price includes VAT', async () => {
    await open(usual, { flags: { displayPriceIncludingVat: false } })
    expect(vatNotes()).toEqual(['without VAT'])
    cleanup()
    await open(usual, { flags: { displayPriceIncludingVat: true } })
    expect(vatNotes()).toEqual(['including VAT'])
  })

  it('tells how long it may be sent back, where the shop says so', async () => {
    await open(batteries, { configuration: { returnDays: 60 } })
    expect(main().getByText('60 days to change your mind')).toBeTruthy()
    expect(main().getByText(/get your money back/)).toBeTruthy()
    cleanup()
    await open(batteries, { configuration: { returnDays: 60 }, flags: { hidePricesAndPayment: true } })
    expect(main().queryByText(/money/)).toBeNull()
    cleanup()
    await open(batteries, { configuration: { returnDays: 'soon' } })
    expect(main().queryByText(/change your mind/)).toBeNull()
  })

  it('offers help below what must be chosen', async () => {
    await open(domes)
    const help = main().getByRole('link', { name: 'Not sure which one fits? Ask us.' })
    expect(help.getAttribute('href')).toBe('/customer-service/contact-us')
    cleanup()
    await open(batteries)
    expect(main().queryByRole('link', { name: /Not sure/ })).toBeNull()
  })

  it('[PROD-19] strikes the regular price of a promotion through', async () => {
    await open(batteries)
    expect(main().getByText('£3.35').tagName).toBe('S')
    cleanup()
    await open(usual)
    expect(document.querySelector('main s')).toBeNull()
  })

  it('[PROD-18] lists what many pieces cost, and marks the price that the quantity reaches', async () => {
    const { person } = await open(usual)
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
    const { asked, person } = await open(batteries, { flags: { hidePricesAndPayment: true, allowProductSchema: true } })
    expect(document.body.textContent).not.toMatch(/£/)
    expect(document.head.querySelector('[type="application/ld+json"]')?.textContent).not.toMatch(/offers/)
    await person.click(addButton())
    expect(asked).toEqual([{ 101: 1 }])
  })

  it.each([
    [{}, true, true],
    [{ hideInStockInfo: true }, false, true],
    [{ hideDeliveryDateInfo: true }, true, false],
    [{ hideInStockInfo: true, hideDeliveryDateInfo: true }, false, false],
  ])('[PROD-16] [PROD-17] with %o shows stock: %s, delivery: %s', async (flags, stock, delivery) => {
    await open(batteries, { flags })
    expect(screen.queryByText('In stock') !== null).toBe(stock)
    expect(screen.queryByText('With you in about 5 working days') !== null).toBe(delivery)
  })

  it('[PROD-21] shows every picture, one of them large', async () => {
    const { person } = await open(batteries)
    await person.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }))
    expect(screen.getByRole('img', { name: batteries.name }).getAttribute('src')).toContain('battery-pack')
  })

  it('[PROD-22] shows all that is written about the product', async () => {
    await open({ ...batteries, marketingShortDescription: '[p]In short.[/p]' })
    expect(await screen.findByText('Brown tab. Lasts 5 to 7 days in most hearing aids.')).toBeTruthy()
    expect(screen.getByText('Zinc-air')).toBeTruthy()
    expect(document.body.textContent).toContain('In short.')
  })

  it('[PROD-22] keeps two texts apart that are no paragraphs', async () => {
    await open({ ...batteries, marketingShortDescription: 'In short', marketingDescription: 'At length' })
    expect(await screen.findByText('In short')).toBeTruthy()
    expect(screen.getByText('At length')).toBeTruthy()
  })

  it('[PROD-21] reserves no space without pictures', async () => {
    await open({ ...batteries, imageUrl: null, allImages: [null, ''] })
    expect(screen.queryByRole('region', { name: /^Pictures/ })).toBeNull()
  })

  it('[PROD-06] turns the marks of marketing into paragraphs, weight, lines and lists', async () => {
    const marketingDescription = '[p]Has a [b]long tab[/b], [u]as ever[/u].[/p][ul][li]Easy to hold[/li][/ul]'
    await open({ ...batteries, marketingDescription })
    expect(await Promise.all(['long tab', 'as ever', 'Easy to hold'].map(tagOf))).toEqual(['B', 'U', 'LI'])
    expect(document.body.textContent).not.toContain('[')
  })

  it('[PROD-24] shows related products if there are some', async () => {
    await open({ ...batteries, relatedProducts: [domes] })
    const others = within(await screen.findByRole('region', { name: 'Goes well with this' }))
    expect(others.getByRole('link', { name: domes.name }).getAttribute('href')).toBe('/details/DOM')
    cleanup()
    await open(batteries)
    expect(screen.queryByRole('link', { name: domes.name })).toBeNull()
  })

  it('[PROD-22] renders no empty section without texts', async () => {
    await open({ ...batteries, marketingDescription: '', marketingShortDescription: '' })
    expect(screen.queryByText('About this product')).toBeNull()
  })

  it('[PROD-23] names each fact with its value, the colour among them', async () => {
    await open(batteries)
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Colour', 'Brown'],
      ['Size', '312'],
      ['Pieces in a pack', '6'],
    ])
  })

  it.each([true, false])('[PROD-20] shows the heart only where favourites are on: %s', async (allowFavourites) => {
    await open(batteries, { flags: { allowFavourites } })
    expect(screen.queryByRole('button', { name: /Favourite/ }) !== null).toBe(allowFavourites)
  })

  it('[CFG-17] [SEO-03] [SEO-04] [SEO-05] describes the product to search engines only where asked', async () => {
    const shippingTypes = [{ code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' }]
    const configuration = { shippingTypes, supportedCountries: { GB: 'United Kingdom' } }
    const { router } = await open(batteries, { configuration, flags: { allowProductSchema: true } })
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
    await open(batteries)
    expect(schema()).toBeUndefined()
  })
})
