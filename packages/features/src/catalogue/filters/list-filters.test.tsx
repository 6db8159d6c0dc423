import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { productSchema, type Product } from '@shop/domain/catalogue/product.ts'
import { filterProducts } from '@shop/domain/catalogue/filter-products.ts'
import { sortProducts } from '@shop/domain/catalogue/sort-products.ts'
import { readSort } from '@shop/domain/catalogue/sort.ts'
import { readFilters } from '@shop/domain/filters/filters.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage, shopCategories, type StoryShopOptions } from '../../testing/open-page.tsx'
import { renderOnServer } from '../../testing/open-both-ways-page.tsx'

const item = (name: string, facets: Record<string, string[]>, more: object = {}) =>
  v.parse(productSchema, { ...batteries, id: name, itemNumber: name, name, isOnPromotion: false, facets, ...more })

const goods = [
  item('Ten', { fits: ['10'], type: ['Standard'] }),
  item('Brown', { fits: ['312'], type: ['Standard'] }),
  item('Brown that lasts', { fits: ['312'], type: ['Long life'] }, { inStock: false }),
  item('Dome', { fits: ['miniFit'], Mærke: ['Åben & blå'] }, { isOnPromotion: true }),
]

/** Returns a shop whose gateway sends whole lists, or parts that it filters itself. */
function shop(sendsPartsOfLists: boolean, more: StoryShopOptions = {}, products: readonly Product[] = goods) {
  const asked: string[] = []
  const options: StoryShopOptions = {
    categories: shopCategories,
    ...more,
    configuration: { allowFilters: true, allowPriceSort: true, sendsPartsOfLists, ...more.configuration },
    answer: ({ path, query }) => {
      if (!/^\/api\/products\/(browse|search)$/.test(path)) return undefined
      asked.push(String(query))
      if (query.get('facets') !== 'true') return { products, total: products.length }
      const found = filterProducts(products, readFilters(query.getAll('filter')))
      const sorted = sortProducts(found.products, readSort(query.get('sort')), 'en')
      return { ...found, products: sorted, total: sorted.length }
    },
  }
  return { asked, options }
}

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const opener = () => document.querySelector<HTMLElement>('main details > summary')!
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.closest('label')?.textContent)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const send = (name: string) => screen.findByRole('button', { name })

/** Opens a list and its filters. */
async function openFilters(address: string, options: StoryShopOptions) {
  const opened = openPage(address, options)
  await screen.findAllByRole('article')
  await opened.person.click(opener())
  await screen.findAllByRole('checkbox', { hidden: true })
  document.querySelector('main details')?.setAttribute('open', '')
  return opened
}

describe.each([
  ['whole lists', false],
  ['parts of lists', true],
])('the filters of a list, at a gateway that sends %s', (_name, sendsParts) => {
  afterEach(cleanup)

  it('[CAT-08] name what divides the list, with counts', async () => {
    await openFilters('/batteries', shop(sendsParts).options)
    expect(boxes()).toEqual([
      '10Size 10 (1)',
      '312Size 312 (2)',
      'miniFit (1)',
      'Long life (1)',
      'Standard (2)',
      'Åben & blå (1)',
      'In stock (3)',
      'On offer (1)',
    ])
    const legends = [...document.querySelectorAll('main legend')].map(({ textContent }) => textContent)
    expect(legends).toEqual(['Fits', 'Type', 'Mærke', 'Show only'])
  })

  it('[CAT-08] say how many products the ticked values show, and show them, with the choice in the address', async () => {
    const { person, router } = await openFilters('/batteries?sort=1', shop(sendsParts).options)
    await person.click(box(/^Size 312/))
    await person.click(await send('Show 2 products'))
    await waitFor(() => expect(names()).toEqual(['Brown', 'Brown that lasts']))
    expect(router.state.location.search).toBe('?sort=1&filter=fits_312')
    expect(screen.getByText('Showing 2 of 2 products')).toBeTruthy()
    expect(document.activeElement).toBe(opener())
    expect(opener().textContent).toBe('Filter: 1 chosen')
    expect(opener().closest('details')?.open).toBe(false)
    await router.navigate(-1)
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(opener().textContent).toBe('Filter')
  })

  it('[CAT-08] count again for every tick, and keep a group that was chosen from', async () => {
    const { person } = await openFilters('/batteries', shop(sendsParts).options)
    await person.click(box(/^Standard/))
    await waitFor(() => expect(boxes()).toContain('312Size 312 (1)'))
    expect(boxes()).toContain('Long life (1)')
    expect(box(/^miniFit/).disabled).toBe(true)
    await person.click(box(/^Long life/))
    await send('Show 3 products')
    await person.click(box(/^In stock/))
    await send('Show 2 products')
    await person.click(box(/^In stock/))
    await person.click(box(/^Standard/))
    expect(await send('Show 1 product')).toBeTruthy()
  })

  it('[CAT-08] are removed one by one, without losing the focus or the order', async () => {
    const { person, router } = openPage(
      '/batteries?sort=1&filter=fits_10&filter=fits_312&filter=type_standard',
      shop(sendsParts).options,
    )
    await waitFor(() => expect(names()).toEqual(['Brown', 'Ten']))
    const chip = screen.getByRole('link', { name: 'Remove Fits: Size 10' })
    expect(chip.getAttribute('href')).toBe('/batteries?sort=1&filter=fits_312&filter=type_standard')
    await person.click(chip)
    await waitFor(() => expect(names()).toEqual(['Brown']))
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    await person.click(screen.getByRole('link', { name: 'Remove Type: Standard' }))
    await person.click(await screen.findByRole('link', { name: 'Remove Fits: Size 312' }))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(router.state.location.search).toBe('?sort=1')
    expect(document.activeElement).toBe(opener())
  })

  it('[CAT-08] that nothing matches have a way out', async () => {
    const { person, router } = openPage('/batteries?filter=fits_10&filter=offer_on', shop(sendsParts).options)
    expect(await screen.findByText('Nothing matches all your choices.')).toBeTruthy()
    expect(names()).toEqual([])
    await person.click(screen.getAllByRole('link', { name: 'Remove On offer' }).at(-1)!)
    await waitFor(() => expect(names()).toEqual(['Ten']))
    await router.navigate(-1)
    await person.click(await screen.findByRole('link', { name: 'Remove all' }))
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(router.state.location.search).toBe('')
  })

  it('[CAT-08] of an address are read in any spelling, and ignored where the list does not have them', async () => {
    openPage('/batteries?filter=FITS_312&filter=colour_red&filter=<b>&filter=m%C3%A6rke_x', shop(sendsParts).options)
    await waitFor(() => expect(names()).toEqual(['Brown', 'Brown that lasts']))
    expect(screen.getAllByRole('link', { name: /^Remove/ })).toHaveLength(1)
    cleanup()
    openPage(`/batteries?${new URLSearchParams({ filter: 'mærke_åben-blå' })}`, shop(sendsParts).options)
    await waitFor(() => expect(names()).toEqual(['Dome']))
    expect(screen.getByRole('link', { name: 'Remove Mærke: Åben & blå' })).toBeTruthy()
  })

  it('[CAT-08] stand in the list of a search too', async () => {
    const { person } = await openFilters('/search-result/cell', shop(sendsParts).options)
    await person.click(box(/^miniFit/))
    await person.click(await send('Show 1 product'))
    await waitFor(() => expect(names()).toEqual(['Dome']))
    expect(screen.queryByText(/We found nothing/)).toBeNull()
  })

  it('[CAT-08] say nothing that the shop hides', async () => {
    const flags = { hideInStockInfo: true, hidePricesAndPayment: true }
    const { person } = await openFilters(
      '/batteries?filter=stock_in&filter=offer_on',
      shop(sendsParts, { flags }).options,
    )
    expect(names()).toHaveLength(4)
    expect(boxes().join(' ')).not.toMatch(/stock|offer/i)
    await person.click(box(/^Standard/))
    await send('Show 2 products')
    expect(boxes().join(' ')).not.toMatch(/stock|offer/i)
  })

  it('[CAT-08] are no part of a list that nothing divides, nor of a shop that has them off', async () => {
    openPage('/batteries', shop(sendsParts, {}, goods.slice(0, 1)).options)
    await screen.findAllByRole('article')
    expect(document.querySelector('main details')).toBeNull()
    cleanup()
    const { asked, options } = shop(sendsParts, { configuration: { allowFilters: false } })
    openPage('/batteries?filter=fits_312', options)
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(document.querySelector('main details')).toBeNull()
    expect(asked.join()).not.toMatch(/facets|filter/)
  })

  it('[CAT-08] are a form in the HTML, which a browser without script sends', async () => {
    const page = await renderOnServer('/batteries?sort=1&filter=fits_312', shop(sendsParts).options)
    const html = 'html' in page ? page.html : ''
    const written = new DOMParser().parseFromString(html, 'text/html')
    const form = written.querySelector<HTMLFormElement>('main details form')!
    expect(form.method).toBe('get')
    expect(form.getAttribute('action')).toBe('/batteries')
    expect([...new FormData(form)]).toEqual([
      ['sort', '1'],
      ['filter', 'fits_312'],
    ])
    expect([...form.querySelectorAll('button span span')].map(({ textContent }) => textContent)).toEqual([
      'Show products',
      'Show 2 products',
    ])
    expect(written.querySelectorAll('article')).toHaveLength(2)
    expect(html).toContain('rel="canonical" href="https://shop.example/batteries"')
  })
})

const pack = (name: string, pricePerUnitStr: string, unit = 'battery') =>
  item(name, {}, { content: { amount: 6, unit }, priceResponse: { priceStr: '£9.00', pricePerUnitStr } })

describe('the order by prices per unit', () => {
  afterEach(cleanup)

  it('[PROD-35] is offered where every product has one, in one unit', async () => {
    const { person } = openPage('/batteries', shop(false, {}, [pack('Six', '£0.66'), pack('Sixty', '£0.61')]).options)
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Unit price')
    await waitFor(() => expect(names()).toEqual(['Sixty', 'Six']))
    for (const other of [pack('Ml', '£0.10', 'millilitre'), goods[0]!]) {
      cleanup()
      openPage('/batteries?sort=3', shop(false, {}, [pack('Six', '£0.66'), other]).options)
      await waitFor(() => expect(names()).toHaveLength(2))
      expect(names()[0]).toBe('Six')
      expect(screen.queryByRole('option', { name: 'Unit price' })).toBeNull()
    }
  })
})
