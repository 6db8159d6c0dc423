import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import { productSchema, type Product } from '@shop/domain/product.ts'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StoryShop, storyShop, type StoryShopOptions } from '../story-shop.tsx'
import { ProductView } from './product-view.tsx'

afterEach(cleanup)

const domes = v.parse(productSchema, catalogue.domes)
const batteries = v.parse(productSchema, catalogue.batteries)

const current = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .find((row) => row.getAttribute('aria-current'))

/** Opens a product's page parts and remembers what the cart was asked for. */
function open(product: Product, { address = '/', ...options }: StoryShopOptions & { address?: string } = {}) {
  const asked: unknown[] = []
  const shop = storyShop({
    ...options,
    answer: (call) => {
      if (call.path === '/api/cart/add') asked.push((call.body as { products: unknown }).products)
      return options.answer?.(call)
    },
  })
  render(
    <StoryShop shop={shop} address={address} path="/">
      <ProductView product={product} />
    </StoryShop>,
  )
  return { asked, shop, person: userEvent.setup() }
}

const addButton = () => screen.getByRole('button', { name: /Add to basket|In your basket/ })
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

describe('choosing a variation', () => {
  it('[PROD-12] [PROD-13] says what to choose first, and names the last thing missing', async () => {
    const { asked, person } = open(domes)
    await person.click(addButton())
    expect(asked).toEqual([])
    expect(screen.getByText('Choose all options first, then you can add it to the basket.')).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(addButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Choose size first, then you can add it to the basket.')).toBeTruthy()
  })

  it('[PROD-14] [PROD-15] takes number, price and promotion of the variation, and adds the variation', async () => {
    const { asked, person } = open(domes)
    await person.click(screen.getByRole('radio', { name: 'Power' }))
    await person.click(screen.getByRole('radio', { name: '8 mm' }))
    expect(screen.getByText('Item no. DOM-PW-08')).toBeTruthy()
    expect(screen.getByText('£7.95')).toBeTruthy()
    expect(screen.getByText('£9.50').tagName).toBe('S')
    await person.click(addButton())
    expect(asked).toEqual([{ 203: 1 }])
  })

  it('[PROD-13] reads the choice from the address, so that Back and reload keep it', () => {
    open(domes, { address: '/?type=open&size=6-mm' })
    expect(screen.getByText('Item no. DOM-OP-06')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 mm' }).checked).toBe(true)
  })

  it('marks values that are not made with what is chosen', async () => {
    const { person } = open(domes)
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(screen.getByRole('radio', { name: '8 mm not with your other choice' })).toBeTruthy()
  })
})

describe('buying', () => {
  it('[PROD-10] [PROD-11] starts at 1, adds what was typed and starts again, with a highlight of 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = open(batteries)
    const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    expect(quantity().value).toBe('1')
    await person.clear(quantity())
    await person.type(quantity(), '12')
    await person.click(addButton())
    expect(asked).toEqual([{ 101: 12 }])
    expect(quantity().value).toBe('1')
    expect(addButton().textContent).toBe('In your basket')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(addButton().textContent).toBe('Add to basket')
    vi.useRealTimers()
  })

  it('[PROD-11] starts at 1 again also where the number was sent by Enter, with the focus still in its field', async () => {
    const { asked, person } = open(batteries)
    await person.clear(quantity())
    await person.type(quantity(), '12{Enter}')
    expect(asked).toEqual([{ 101: 12 }])
    await waitFor(() => expect(quantity().value).toBe('1'))
    expect(document.activeElement).toBe(quantity())
  })

  it('says once what is in the basket now, to those who do not see the highlight', async () => {
    const { person } = open(batteries)
    await person.click(addButton())
    expect(
      await screen.findByText('Zinc-air batteries, size 312, pack of 6 is in your basket. Basket, 4 items'),
    ).toBeTruthy()
  })

  it('keeps the quantity and says so when the gateway refuses', async () => {
    const { person } = open(batteries, {
      answer: ({ path }) => (path === '/api/cart/add' ? Response.json({}, { status: 400 }) : undefined),
    })
    await person.clear(quantity())
    await person.type(quantity(), '3')
    await person.click(addButton())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(quantity().value).toBe('3')
  })

  it('[API-04] goes to the error page when the gateway breaks', async () => {
    const { person } = open(batteries, {
      answer: ({ path }) => (path === '/api/cart/add' ? new Response(null, { status: 500 }) : undefined),
    })
    await person.click(addButton())
    expect(await screen.findByText('Now at /error')).toBeTruthy()
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
    const { asked, person } = open({ ...batteries, ...said })
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    const button = screen.queryByRole('button', { name: 'Add to basket' })
    if (button) await person.click(button)
    expect(asked).toEqual([])
  })
})

describe('what is shown', () => {
  it('[PROD-18] marks the bulk price that the quantity reaches', async () => {
    const { person } = open(batteries)
    expect(current()?.textContent).toContain('£2.95')
    await person.clear(quantity())
    await person.type(quantity(), '10')
    expect(current()?.textContent).toContain('10 or more')
  })

  it('[PROD-26] shows no price anywhere in a shop that hides them, and still sells', async () => {
    const { asked, person } = open(batteries, { flags: { hidePricesAndPayment: true, allowProductSchema: true } })
    expect(document.body.textContent).not.toMatch(/£/)
    expect(document.head.querySelector('[type="application/ld+json"]')?.textContent).not.toMatch(/offers/)
    await person.click(addButton())
    expect(asked).toEqual([{ 101: 1 }])
  })

  it.each([true, false])('[CFG-16] claims VAT in the price only where the shop says so: %s', (isSaid) => {
    open(batteries, { flags: { displayPriceIncludingVat: isSaid } })
    expect(screen.queryAllByText(/VAT/)).toHaveLength(isSaid ? 1 : 0)
  })

  it.each([
    [{}, true, true],
    [{ hideInStockInfo: true }, false, true],
    [{ hideDeliveryDateInfo: true }, true, false],
    [{ hideInStockInfo: true, hideDeliveryDateInfo: true }, false, false],
  ])('[PROD-16] [PROD-17] with %o shows stock: %s, delivery: %s', (flags, stock, delivery) => {
    open(batteries, { flags })
    expect(screen.queryByText('In stock') !== null).toBe(stock)
    expect(screen.queryByText('With you in about 5 working days') !== null).toBe(delivery)
  })

  it('[PROD-21] shows every picture, one of them large', async () => {
    const { person } = open(batteries)
    await person.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }))
    expect(screen.getByRole('img', { name: batteries.name }).getAttribute('src')).toContain('battery-pack')
  })

  it('[PROD-22] shows all that is written about the product', async () => {
    open({ ...batteries, marketingShortDescription: '[p]In short.[/p]' })
    expect(await screen.findByText('Brown tab. Lasts 5 to 7 days in most hearing aids.')).toBeTruthy()
    expect(screen.getByText('Zinc-air')).toBeTruthy()
    expect(await screen.findByText('long tab')).toBeTruthy()
    expect(document.body.textContent).toContain('In short.')
  })

  it('[PROD-22] has no empty place where nothing is written', () => {
    open({ ...batteries, marketingDescription: '', marketingShortDescription: '' })
    expect(screen.queryByText('About this product')).toBeNull()
  })

  it('[PROD-23] names each fact with its value, the colour among them', () => {
    open(batteries)
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Colour', 'Brown'],
      ['Size', '312'],
      ['Pieces in a pack', '6'],
    ])
  })

  it.each([true, false])('[PROD-20] shows the heart only where favourites are on: %s', (allowFavourites) => {
    open(batteries, { flags: { allowFavourites } })
    expect(screen.queryByRole('button', { name: /Favourite/ }) !== null).toBe(allowFavourites)
  })

  it.each([true, false])(
    '[SEO-03] [SEO-05] describes the product to search engines only where asked: %s',
    (allowProductSchema) => {
      open(batteries, { flags: { allowProductSchema } })
      expect(document.head.querySelectorAll('[type="application/ld+json"]').length).toBe(allowProductSchema ? 1 : 0)
    },
  )
})
