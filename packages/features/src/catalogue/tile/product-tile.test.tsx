import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, shopCategories } from '../../testing/open-page.tsx'

/** Opens a list with one product, and returns its card. */
async function open(product: object = batteries, flags: Record<string, unknown> = {}, address = '/search-result/air') {
  const sent: unknown[] = []
  const { person } = openPage(address, {
    categories: shopCategories,
    flags,
    answer: ({ path, body }) => {
      if (path === '/api/cart/add') sent.push(body)
      if (path === '/api/cart/get') return { products: [], total: sent.length }
      return path.startsWith('/api/products/') ? { products: [product] } : undefined
    },
  })
  const article = await screen.findByRole('article')
  return { article, card: within(article), sent, person }
}

const linkAt = async (address: string, flags = {}) => {
  const { card } = await open(batteries, flags, address)
  const href = card.getByRole('link', { name: batteries.name }).getAttribute('href')
  cleanup()
  return href
}

describe('a product tile', () => {
  it('[PROD-01] shows picture, name, price and the regular price struck through', async () => {
    const { article, card } = await open()
    expect(article.querySelector('img')?.getAttribute('src')).toContain('battery-312')
    expect(card.getByRole('heading', { name: batteries.name })).toBeTruthy()
    expect(card.getByText('£2.95')).toBeTruthy()
    expect(card.getByText('£3.35').tagName).toBe('S')
    expect(card.getByText(/^−11\s%$/).parentElement?.textContent).toBe('Offer −11\u00A0%')
  })

  it('[PROD-19] names no share where the prices cannot be compared', async () => {
    const priceResponse = { ...batteries.priceResponse, regularPriceStr: 'ask us', isDiscountedProduct: true }
    const { card } = await open({ ...batteries, priceResponse })
    expect(card.getByText('Offer')).toBeTruthy()
  })

  it('[PROD-18] names the lowest price of a product that is cheaper by the dozen', async () => {
    const { card } = await open({ ...batteries, isOnPromotion: false, productPromoResponse: undefined })
    expect(card.getByText('From £2.35 when you buy more')).toBeTruthy()
  })

  it('[PROD-02] shows the item number, but not of what has variations', async () => {
    expect((await open()).card.getByText('Item no. BAT-312-06')).toBeTruthy()
    cleanup()
    expect((await open(domes)).card.queryByText(/Item no/)).toBeNull()
  })

  it('[PROD-03] shows both descriptions in plain words, but not with enriched data', async () => {
    const { card } = await open()
    expect(card.getAllByText(/Brown tab/).map(({ textContent }) => textContent)).toEqual([
      'Brown tab. Lasts 5 to 7 days in most hearing aids.',
      'Brown tab.',
    ])
    cleanup()
    expect((await open(batteries, { useEnrichedProductData: true })).card.queryByText(/Brown tab/)).toBeNull()
  })

  it('[PROD-03] shows whole sentences of a long description, and keeps the others for screen readers', async () => {
    const [first, second] = ['Open, closed or power, in four sizes.', 'Fits most receiver-in-canal hearing aids.']
    const { card } = await open({ ...batteries, description: `<p>${first} ${second}</p>` })
    expect(card.getByText(first).tagName).toBe('P')
    expect(card.getByText(second)).not.toBe(card.getByText(first))
  })

  it('[PROD-03] shows equal descriptions once', async () => {
    const { card } = await open({
      ...batteries,
      description: 'For all aids',
      marketingShortDescription: 'For all aids',
    })
    expect(card.getByText('For all aids')).toBeTruthy()
  })

  it('[PROD-05] shows the first paragraph, and of that no more than 150 characters', async () => {
    const short = { ...batteries, marketingShortDescription: '' }
    const first = await open({ ...short, description: '<p>The <b>first</b>.</p><p>The second.</p>' })
    expect(first.card.getByText('The first.')).toBeTruthy()
    cleanup()
    const { card } = await open({ ...short, description: `<p>${'a <i>long</i> text '.repeat(20)}</p>` })
    const words = card.getByText(/^a long text/).textContent
    expect(words).toMatch(/…$/)
    expect(words.replace('…', '').length).toBeLessThanOrEqual(150)
  })

  it('[PROD-04] puts a simple product into the cart, and leads to the options of a configurable one', async () => {
    const { card, sent, person } = await open()
    await person.click(card.getByRole('button', { name: 'Add to basket: Zinc-air batteries, size 312, pack of 6' }))
    await waitFor(() => expect(sent).toMatchObject([{ products: { 101: 1 } }]))
    cleanup()
    const { card: other } = await open(domes)
    const choose = other.getByRole('link', { name: 'Choose options for Soft domes, pack of 10' })
    expect(choose.getAttribute('href')).toBe(other.getByRole('link', { name: domes.name }).getAttribute('href'))
    expect(other.getByText('From £7.50')).toBeTruthy()
  })

  it('[PROD-27] links to the product below its category, or by its key with enriched data', async () => {
    expect(await linkAt('/batteries')).toBe('/batteries/details/BAT-312-06')
    expect(await linkAt('/search-result/air')).toBe('/batteries/size-312/details/BAT-312-06')
    expect(await linkAt('/batteries', { useEnrichedProductData: true })).toBe('/zinc-air-batteries-312')
  })

  it('[PROD-12] says why it cannot be bought', async () => {
    const { card, sent, person } = await open({ ...batteries, inStock: false })
    const button = card.getByRole('button', { name: `Sold out for now: ${batteries.name}` })
    expect(button.textContent).toBe('Sold out for now')
    expect(card.queryByText('Add to basket')).toBeNull()
    await person.click(button)
    expect(sent).toEqual([])
  })

  it('[PROD-16] [CFG-14] gives a reason without the stock where that is hidden', async () => {
    const { card } = await open({ ...batteries, inStock: false }, { hideInStockInfo: true })
    expect(card.getByRole('button', { name: `Cannot be ordered right now: ${batteries.name}` })).toBeTruthy()
    expect(card.queryByText(/sold out/i)).toBeNull()
  })

  it('[PROD-02] has no line for a number that was not sent', async () => {
    const { card } = await open({ ...batteries, itemNumber: undefined })
    expect(card.queryByText(/Item no/)).toBeNull()
  })

  it('[PROD-12] [PROD-25] leads to the contact page for what is not sold online', async () => {
    const { card } = await open({ ...batteries, canAddToCart: false })
    expect(card.getByText('This product cannot be bought here. Please ask us.')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/customer-service/contact-us')
    expect(card.queryByRole('button', { name: /^Add to basket/ })).toBeNull()
  })

  it('[CFG-25] shows no price where prices are hidden', async () => {
    await open(batteries, { hidePricesAndPayment: true })
    expect(document.body.textContent).not.toContain('£')
  })

  it('has a link to the cart next in the tab order after an add, and none before', async () => {
    const { card, person } = await open()
    const add = card.getByRole('button', { name: /^Add to basket/ })
    expect(card.queryByRole('link', { name: 'See the basket' })).toBeNull()
    await person.click(add)
    const link = await card.findByRole('link', { name: 'See the basket' })
    expect(link.getAttribute('href')).toBe('/cart')
    expect(document.activeElement).toBe(add)
    await person.tab()
    expect(document.activeElement).toBe(link)
  })
})
