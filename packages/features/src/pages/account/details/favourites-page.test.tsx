import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy, openAccountPage } from '../../../testing/open-account-page.tsx'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `N-${index + 1}`)
const product = (itemNumber: string) => ({
  id: itemNumber,
  itemNumber,
  name: `Article ${itemNumber}`,
  inStock: true,
  priceResponse: { price: 9.9, priceStr: '£9.90' },
})

/** Opens the favourites. The gateway stores them, and sells all but those in `gone`. */
function open(address: string, favourites: string[], { gone = [] as string[], flags = {} } = {}) {
  const kept = { favourites, asked: [] as string[] }
  const opened = openAccountPage(address, {
    customer: { ...dorothy, favourites },
    flags: { allowFavourites: true, ...flags },
    answer: ({ method, path, query }) => {
      if (path === '/api/products/search') {
        kept.asked.push(query.toString())
        const wanted = query.getAll('ItemNumbers').filter((number) => !gone.includes(number))
        return { products: wanted.toReversed().map(product) }
      }
      if (!path.includes('/me/favourites/')) return undefined
      const others = kept.favourites.filter((number) => !path.endsWith(`/${number}`))
      kept.favourites = method === 'DELETE' ? others : [...others, path.split('/').at(-1) ?? '']
      return { ...dorothy, favourites: kept.favourites }
    },
  })
  return { ...opened, kept }
}
const names = async () =>
  (await screen.findAllByRole('heading', { level: 2, name: /^Article/ })).map(({ textContent }) => textContent)
const articles = (...numbers: number[]) => numbers.map((number) => `Article N-${number}`)
const heart = (number: number) => screen.getByRole('button', { name: `Favourite: Article N-${number}` })
const pages = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the favourites page', () => {
  it('[ROUTE-15] [FAV-05] [FAV-06] shows six favourites, the latest first, by their item numbers', async () => {
    const { kept } = open('/account/favourites', numbered(8))
    expect(await names()).toEqual(articles(8, 7, 6, 5, 4, 3))
    const asked = new URLSearchParams(kept.asked[0])
    expect(asked.getAll('ItemNumbers')).toEqual(['N-8', 'N-7', 'N-6', 'N-5', 'N-4', 'N-3'])
    expect(asked.get('IgnoreVisiblity')).toBe('false')
    expect(screen.getByText('Showing 1–6 of 8 products')).toBeTruthy()
    expect(pages()).toEqual(['1', '2', 'Next'])
  })

  it('[FAV-06] pages through two hundred and fifty, with two pages at each end and five around the open one', async () => {
    const { person, kept } = open('/account/favourites?page=20', numbered(250))
    expect(await names()).toEqual(articles(136, 135, 134, 133, 132, 131))
    expect(pages().join(' ')).toBe('Previous 1 2 … 18 19 20 21 22 … 41 42 Next')
    await person.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Showing 121–126 of 250 products')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Page 21' }).getAttribute('aria-current')).toBe('page')
    expect(kept.asked).toHaveLength(2)
  })

  it('[FAV-09] fills the page up again after a removal, and keeps the focus in the list', async () => {
    const { person, changes } = open('/account/favourites', numbered(8))
    await names()
    await person.click(heart(6))
    await waitFor(async () => expect(await names()).toEqual(articles(8, 7, 5, 4, 3, 2)))
    expect(changes).toMatchObject([{ method: 'DELETE', path: '/api/v1.0/me/favourites/N-6' }])
    expect(document.activeElement).toBe(heart(5))
  })

  it('[FAV-09] shows the last page that is left once the last favourite of a page is removed', async () => {
    const { person, router } = open('/account/favourites?page=2', numbered(7))
    expect(await names()).toEqual(articles(1))
    await person.click(heart(1))
    await waitFor(async () => expect(await names()).toEqual(articles(7, 6, 5, 4, 3, 2)))
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('[FAV-08] says that there are none yet, also once the last one is removed', async () => {
    const { person, kept } = open('/account/favourites', ['N-1'])
    await names()
    await person.click(heart(1))
    expect(await screen.findByRole('heading', { name: 'You have no favourites yet.' })).toBeTruthy()
    expect(kept.asked).toHaveLength(1)
  })

  it.each([
    [['N-1', 'N-2'], [], 'Article N-2 is no longer a favourite.'],
    [['N-2'], [], 'Article N-2 is no longer a favourite.'],
  ])('[FAV-05] [FAV-09] puts a removed favourite of %j back on request', async (favourites, gone, text) => {
    const { person, changes } = open('/account/favourites', favourites, { gone })
    await names()
    await person.click(heart(2))
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await names()).length).toBe(favourites.length))
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/v1.0/me/favourites/N-2',
      'POST /api/v1.0/me/favourites/N-2',
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('[FAV-06] begins the next page at its head, and comes back to where one was', async () => {
    const { person, router } = open('/account/favourites', numbered(13))
    await names()
    await person.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(async () => expect(await names()).toEqual(articles(7, 6, 5, 4, 3, 2)))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await person.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(async () => expect(await names()).toEqual(articles(1)))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    screen.getByRole('link', { name: 'Page 1' }).focus()
    await act(() => router.navigate(-1))
    await waitFor(async () => expect(await names()).toEqual(articles(7, 6, 5, 4, 3, 2)))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Page 1' }))
  })

  it('[FAV-05] puts a favourite into the basket', async () => {
    const { person, changes } = open('/account/favourites', ['N-1'])
    await person.click(await screen.findByRole('button', { name: 'Add to basket: Article N-1' }))
    await waitFor(() => expect(changes).toMatchObject([{ path: '/api/cart/add', body: { products: { 'N-1': 1 } } }]))
  })

  it('[FAV-05] lets the customer take out what is not sold any more', async () => {
    const { person, changes } = open('/account/favourites', ['N-1', 'N-2'], { gone: ['N-2'] })
    expect(await names()).toEqual(articles(1))
    expect(screen.getByRole('heading', { level: 2, name: 'No longer sold' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: /^Remove .*N-2/ }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'No longer sold' })).toBeNull())
    expect(changes).toMatchObject([{ method: 'DELETE', path: '/api/v1.0/me/favourites/N-2' }])
  })

  it('[FAV-07] sends anonymous visitors to the login, which says why and leads back', async () => {
    const { router } = openAccountPage('/account/favourites?page=2', {
      cookie: '',
      flags: { allowFavourites: true },
    })
    expect(await screen.findByText('Please log in to save favourites.')).toBeTruthy()
    expect(router.state.location.search).toBe('?previousPath=%2Faccount%2Ffavourites%3Fpage%3D2')
  })

  it('[ROUTE-15] [CFG-22] does not exist in a shop without favourites', async () => {
    open('/account/favourites', ['N-1'], { flags: { allowFavourites: false } })
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeTruthy()
  })
})
