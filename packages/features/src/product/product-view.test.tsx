import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addButton, openProductPage, quantity } from '../testing/open-product-page.tsx'

const current = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-current'))

const main = () => within(screen.getByRole('main'))

/** The same product without a promotion. */
const usual = { ...batteries, isOnPromotion: false, productPromoResponse: undefined }

const tagOf = async (words: string) => (await screen.findByText(words)).tagName
const schema = () => document.head.querySelector('[type="application/ld+json"]')?.textContent

describe('choosing a variation', () => {
  it('[PROD-12] [PROD-13] says what to choose first, and names the last thing missing', async () => {
    const { adds, person } = await openProductPage(domes)
    await person.click(addButton())
    expect(adds).toEqual([])
    expect(screen.getByText('Choose all options first, then add it to the basket.')).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(addButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Choose size first, then add it to the basket.')).toBeTruthy()
  })

  it('[PROD-14] [PROD-15] takes number, price and promotion of the variation, and adds the variation', async () => {
    const { adds, person } = await openProductPage(domes)
    await person.click(screen.getByRole('radio', { name: 'Power' }))
    await person.click(screen.getByRole('radio', { name: '8 mm' }))
    expect(screen.getByText('Item no. DOM-PW-08')).toBeTruthy()
    expect(screen.getByText('£7.95')).toBeTruthy()
    expect(screen.getByText('£9.50').tagName).toBe('S')
    await person.click(addButton())
    expect(adds).toEqual([{ 203: 1 }])
  })

  it('[PROD-13] reads the choice from the address, so that Back and reload keep it', async () => {
    await openProductPage(domes, { choice: '?type=open&size=6-mm' })
    expect(screen.getByText('Item no. DOM-OP-06')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 mm' }).checked).toBe(true)
  })

  it('marks values that are not made with what is chosen', async () => {
    const { person } = await openProductPage(domes)
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(screen.getByRole('radio', { name: '8 mm not with your other choice' })).toBeTruthy()
  })
})

describe('a product that is not sold here', () => {
  const notSold = { ...batteries, canAddToCart: false }

  it('[PROD-16] [PROD-25] shows the stock in the sentence with the contact link, not beside it', async () => {
    await openProductPage(notSold)
    expect(main().getByText('We have it in stock.')).toBeTruthy()
    expect(main().queryByText('In stock')).toBeNull()
    cleanup()
    await openProductPage(notSold, { flags: { hideInStockInfo: true } })
    expect(main().queryByText(/in stock/i)).toBeNull()
  })
})

describe('what is shown', () => {
  it('[PROD-18] has the button in front of the table of prices', async () => {
    await openProductPage(usual)
    expect(addButton().compareDocumentPosition(main().getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('tells how long it may be sent back, where the shop says so', async () => {
    await openProductPage(batteries, { configuration: { returnDays: 60 } })
    expect(main().getByText('60 days to change your mind')).toBeTruthy()
    cleanup()
    await openProductPage(batteries, { configuration: { returnDays: 60 }, flags: { hidePricesAndPayment: true } })
    expect(main().queryByText(/money/)).toBeNull()
    cleanup()
    await openProductPage(batteries, { configuration: { returnDays: 'soon' } })
    expect(main().queryByText(/change your mind/)).toBeNull()
  })

  it('offers help below what must be chosen', async () => {
    await openProductPage(domes)
    const help = main().getByRole('link', { name: 'Not sure which one fits? Ask us.' })
    expect(help.getAttribute('href')).toBe('/customer-service/contact-us')
    cleanup()
    await openProductPage(batteries)
    expect(main().queryByRole('link', { name: /Not sure/ })).toBeNull()
  })

  it('[PROD-18] lists what many pieces cost, and marks the price that the quantity reaches', async () => {
    const { person } = await openProductPage(usual)
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
    const { adds, person } = await openProductPage(batteries, {
      flags: { hidePricesAndPayment: true, allowProductSchema: true },
    })
    expect(document.body.textContent).not.toMatch(/£/)
    expect(schema()).toBeUndefined()
    await person.click(addButton())
    expect(adds).toEqual([{ 101: 1 }])
  })

  it('[PROD-21] shows every picture, one of them large', async () => {
    const { person } = await openProductPage(batteries)
    await person.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }))
    expect(screen.getByRole('img', { name: batteries.name }).getAttribute('src')).toContain('battery-pack')
  })

  it('[SEO-02] keeps soft hyphens in what is shown alone', async () => {
    await openProductPage({ ...batteries, name: 'Høre\u00ADapparat', metaTitle: 'Køb høre\u00ADapparat' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Høre\u00ADapparat')
    expect(document.title).toContain('Køb høreapparat')
    expect(
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter(({ alt }) => alt !== '')
        .map(({ alt }) => alt),
    ).toEqual(['Høreapparat'])
  })

  it('[PROD-22] shows all that is written about the product', async () => {
    await openProductPage({ ...batteries, marketingShortDescription: '[p]In short.[/p]' })
    expect(await screen.findByText('Brown tab. Lasts 5 to 7 days in most hearing aids.')).toBeTruthy()
    expect(screen.getByText('Zinc-air')).toBeTruthy()
    expect(document.body.textContent).toContain('In short.')
  })

  it('[PROD-22] keeps two texts apart that are no paragraphs', async () => {
    await openProductPage({ ...batteries, marketingShortDescription: 'In short', marketingDescription: 'At length' })
    expect(await screen.findByText('In short')).toBeTruthy()
    expect(screen.getByText('At length')).toBeTruthy()
  })

  it('[PROD-21] reserves no space without pictures', async () => {
    await openProductPage({ ...batteries, imageUrl: null, allImages: [null, ''] })
    expect(screen.queryByRole('region', { name: /^Pictures/ })).toBeNull()
  })

  it('[PROD-06] turns the marks of marketing into paragraphs, weight, lines and lists', async () => {
    const marketingDescription = '[p]Has a [b]long tab[/b], [u]as ever[/u].[/p][ul][li]Easy to hold[/li][/ul]'
    await openProductPage({ ...batteries, marketingDescription })
    expect(await Promise.all(['long tab', 'as ever', 'Easy to hold'].map(tagOf))).toEqual(['B', 'U', 'LI'])
    expect(document.body.textContent).not.toContain('[')
  })

  it('[PROD-24] shows related products if there are some', async () => {
    await openProductPage({ ...batteries, relatedProducts: [domes] })
    const others = within(await screen.findByRole('region', { name: 'Goes well with this' }))
    expect(others.getByRole('link', { name: domes.name }).getAttribute('href')).toBe('/details/DOM')
    cleanup()
    await openProductPage(batteries)
    expect(screen.queryByRole('link', { name: domes.name })).toBeNull()
  })

  it('[PROD-22] renders no empty section without texts', async () => {
    await openProductPage({ ...batteries, marketingDescription: '', marketingShortDescription: '' })
    expect(screen.queryByText('About this product')).toBeNull()
  })

  it('[PROD-23] names each fact with its value, the colour among them', async () => {
    await openProductPage(batteries)
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Colour', 'Brown'],
      ['Size', '312'],
      ['Pieces in a pack', '6'],
    ])
  })

  it('[CFG-17] [SEO-03] [SEO-04] [SEO-05] describes the product to search engines only where adds', async () => {
    const shippingTypes = [{ code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' }]
    const configuration = { shippingTypes, supportedCountries: { GB: 'United Kingdom' } }
    const { router } = await openProductPage(batteries, { configuration, flags: { allowProductSchema: true } })
    await waitFor(() => expect(schema()).toBeDefined())
    expect(JSON.parse(schema() ?? '')).toMatchObject({
      brand: { name: 'Hearby' },
      image: batteries.allImages.map((src) => `https://shop.example${src}`),
    })
    await act(() => router.navigate('/cart'))
    expect(schema()).toBeUndefined()
    cleanup()
    await openProductPage(batteries)
    expect(schema()).toBeUndefined()
  })
})
