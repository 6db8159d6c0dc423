import * as cartFixtures from '@shop/api-client/fixtures/cart.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openPage, shopCategories, type StoryShopOptions } from '../testing/open-page.tsx'
import { add } from '../cart/actions.ts'
import { refresh } from '../cart/queue.ts'

/** Opens a page of a shop with categories, and waits for it. */
async function open(options: StoryShopOptions = {}, address = '/') {
  const opened = openPage(address, { categories: shopCategories, ...options })
  await screen.findByRole('heading', { level: 1 })
  return { ...opened, place: () => opened.router.state.location.pathname }
}
const header = () => within(screen.getByRole('banner'))

/** Returns where help and cart lead, and whether the search is shown. */
const headerParts = () => [
  header().queryByRole('searchbox') !== null,
  header().queryAllByRole('link', { name: 'Help' })[0]?.getAttribute('href'),
  header()
    .queryByRole('link', { name: /^Basket/ })
    ?.getAttribute('href'),
]
const ALL_PARTS = [true, '/customer-service', '/cart']

const textAndLinks = () => [
  document.body.textContent,
  screen.getAllByRole('link').map((link) => link.getAttribute('href')),
]

// On wide screens, as in this window, the row replaces the button.
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

const words = () => screen.getByRole<HTMLInputElement>('searchbox').value

const basket = () => header().getByRole('link', { name: /^Basket/ })

/** Whether the mark of a fresh add is visible. Its place stays free afterwards. */
const isMarked = () => screen.getByText('Added to your basket').closest('[data-shown]') !== null

describe('the header', () => {
  // What the page loads late is at hand, so that it is shown without waiting where the clock stands still.
  beforeAll(() => import('./mini-cart-panel.tsx'))

  it('[SHELL-04] leads to the start page by the brand’s word mark', async () => {
    const { shop } = await open()
    const home = header().getByRole('link', { name: /Hearby/ })
    expect(home.getAttribute('href')).toBe('/')
    expect(home.querySelector('img')?.getAttribute('src')).toBe(shop.config.brand.logo.onLight)
  })

  it.each(['/', '/batteries', '/search-result/dome', '/cart', '/account/login', '/error', '/nowhere'])(
    '[SHELL-05] has search, customer service and the basket at %s',
    async (address) => {
      await open({}, address)
      expect(headerParts()).toEqual(ALL_PARTS)
    },
  )

  it('[SHELL-05] [OP-66] has one line at checkout: logo, lock, telephone, and a button that shows the rest', async () => {
    const content = { sellingPointsBar: { phone: '0800 123 4567' } }
    const { person } = await open({ content, configuration: { displaySellingPointsBar: true } }, '/checkout')
    const shown = header()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(shown).toEqual(['/', 'tel:08001234567', '/customer-service/contact-us'])
    expect(headerParts()).toEqual([false, undefined, undefined])
    await person.click(header().getByRole('button', { name: 'More' }))
    expect(headerParts()).toEqual(ALL_PARTS)
    expect(header().getByRole('link', { name: 'Log in' })).toBeTruthy()
    await person.click(header().getByRole('button', { name: 'Close' }))
    expect(headerParts()).toEqual([false, undefined, undefined])
  })

  it('[SHELL-06] offers login to anonymous visitors', async () => {
    await open()
    expect(header().getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe('/account/login')
  })

  it('[SHELL-06] [SHELL-07] shows the customer’s name with the email, and exactly four ways behind it', async () => {
    const customer = { userId: 'dorothy', firstName: 'Dorothy', email: 'dorothy@mail.com' }
    const { person, place } = await open({ customer })
    const menu = screen.getByRole('button', { name: 'Dorothy' })
    expect(menu.title).toBe('dorothy@mail.com')
    await person.click(menu)
    const panel = document.getElementById(menu.getAttribute('aria-controls') ?? '')!
    const ways = within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/account/dashboard', '/account/addressbook', '/account/order-history'])
    await person.click(within(panel).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(place()).toBe('/account/logoutSuccess'))
  })

  it('[SES-18] knows only visitors and customers', async () => {
    const dorothy = { userId: 'dorothy', firstName: 'Dorothy', email: 'dorothy@mail.com' }
    await open({ customer: dorothy })
    const asCustomer = textAndLinks()
    cleanup()
    await open({ customer: { ...dorothy, role: 'admin', roles: ['admin'], isAdmin: true } as typeof dorothy })
    expect(textAndLinks()).toEqual(asCustomer)
  })

  it('[SHELL-12] shows no menu, a flat one or one with subcategories, as the shop wants it', async () => {
    await open({ flags: { topMenuType: 'none' } })
    expect(header().queryByRole('link', { name: 'Batteries' })).toBeNull()
    cleanup()
    await open({ flags: { topMenuType: 'links' } })
    expect(header().getByRole('link', { name: 'Batteries' }).getAttribute('href')).toBe('/batteries')
    expect(header().queryByRole('button', { name: /Batteries/ })).toBeNull()
    cleanup()
    await open({ flags: { topMenuType: 'multilevel' } })
    expect(header().getByRole('button', { name: 'Show more in Batteries' })).toBeTruthy()
  })

  it('[SHELL-13] opens and closes the menu of a phone by one button in words', async () => {
    const { person } = await open({ flags: { topMenuType: 'multilevel' } })
    expect(button('Menu').getAttribute('aria-expanded')).toBe('false')
    await person.click(button('Menu'))
    expect(button('Close').getAttribute('aria-expanded')).toBe('true')
    await person.click(button('Close'))
    expect(button('Menu')).toBeTruthy()
  })

  it('[SRCH-01] [SRCH-04] searches for what was typed, by Enter and by the button', async () => {
    const { person, place } = await open()
    await person.type(screen.getByRole('searchbox'), 'æ/b 100%{Enter}')
    await waitFor(() => expect(place()).toBe(`/search-result/${encodeURIComponent('æ/b 100%')}`))
    cleanup()
    const again = await open()
    await again.person.type(screen.getByRole('searchbox'), 'dome')
    await again.person.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(again.place()).toBe('/search-result/dome'))
  })

  it('[SRCH-02] does nothing for blank words', async () => {
    const { person, router, place } = await open()
    await person.type(screen.getByRole('searchbox'), '   {Enter}')
    await person.click(screen.getByRole('button', { name: 'Search' }))
    expect([place(), router.state.navigation.state]).toEqual(['/', 'idle'])
  })

  // While the page is hydrated, the form is heard before what was typed is replayed.
  it('[SRCH-01] searches for what stands in the field, also when nothing has been heard of it', async () => {
    const { place } = await open()
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    field.value = 'dome'
    fireEvent.submit(field)
    await waitFor(() => expect(place()).toBe('/search-result/dome'))
  })

  it('[SRCH-03] holds the words of the results at hand, and no others', async () => {
    const { router } = await open({}, '/search-result/dome')
    expect(words()).toBe('dome')
    await act(() => router.navigate('/batteries'))
    await waitFor(() => expect(words()).toBe(''))
  })

  it('[MINI-07] counts the pieces once the cart is known', async () => {
    await open()
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
  })

  it('[MINI-01] opens under the pointer, [OP-48] closes by Escape', async () => {
    const { person } = await open()
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    await person.hover(basket())
    expect(await screen.findByText('Your basket')).toBeTruthy()
    expect(screen.getByText('£10.80')).toBeTruthy()
    await person.keyboard('{Escape}')
    expect(screen.queryByText('Your basket')).toBeNull()
  })

  it('[OP-48] opens by a press, and the next press leads to the basket', async () => {
    const { person, place } = await open()
    act(() => basket().focus())
    await person.keyboard('{Enter}')
    expect(place()).toBe('/')
    expect(basket().getAttribute('aria-expanded')).toBe('true')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(place()).toBe('/cart'))
  })

  it('[MINI-01] leads a mouse to the basket that was over it before the page could listen', async () => {
    const { place } = await open()
    // The pointer has not entered the link before the click.
    fireEvent(basket(), new PointerEvent('click', { pointerType: 'mouse', bubbles: true, cancelable: true }))
    await waitFor(() => expect(place()).toBe('/cart'))
  })

  it('[OP-48] shows the basket first to a finger', async () => {
    const { place } = await open()
    fireEvent(basket(), new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }))
    expect(await screen.findByText('Your basket')).toBeTruthy()
    expect(place()).toBe('/')
  })

  it('[MINI-02] [MINI-05] [OP-71] opens when the visitor has changed the cart, not when it is first read, and marks what is new for two seconds', async () => {
    let isFuller = false
    const [line, ...others] = cartFixtures.get.answer.products
    const { shop } = await open({
      answer: ({ path }) => {
        if (path === '/api/cart/add') isFuller = true
        if (path !== '/api/cart/get') return {}
        return { ...cartFixtures.get.answer, products: [{ ...line, quantity: isFuller ? 5 : 3 }, ...others] }
      },
    })
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    expect(screen.queryByText('Your basket')).toBeNull()
    vi.useFakeTimers()
    await act(() => add(shop, '101', 2))
    expect(screen.getByText('Your basket')).toBeTruthy()
    expect(isMarked()).toBe(true)
    // The focus keeps the panel open, but not the message.
    act(() => basket().focus())
    await act(() => vi.advanceTimersByTimeAsync(1900))
    expect(isMarked()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(isMarked()).toBe(false)
    expect(screen.getByText('Your basket')).toBeTruthy()
  })

  it('[MINI-05] shows an article once as bought and once as a gift, whatever is added after it', async () => {
    const [bought, gift] = cartFixtures.get.answer.products
    const line = { ...bought, itemNumber: 'BAT-312-06' }
    const given = { ...gift, id: 'gift', itemNumber: line.itemNumber }
    const other = { ...line, id: '9', itemNumber: 'DOME-8', name: 'Dome' }
    let products: object[] = [line, given]
    const { person, shop } = await open({
      answer: ({ path }) => (path === '/api/cart/get' ? { ...cartFixtures.get.answer, products } : undefined),
    })
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    await person.hover(basket())
    const list = await screen.findByRole('list', { name: 'Items in the basket' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    products = [line, given, other]
    await act(() => refresh(shop))
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  })

  it('[MINI-03] closes by itself after two seconds, [OP-64] but not while the focus is inside', async () => {
    let total = 0
    const { shop } = await open({
      answer: ({ path }) => {
        if (path === '/api/cart/add') total += 1
        return path === '/api/cart/get' ? { ...cartFixtures.get.answer, total } : undefined
      },
    })
    vi.useFakeTimers()
    await act(() => add(shop, '101', 1))
    expect(screen.getByText('Your basket')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1900))
    expect(screen.getByText('Your basket')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.queryByText('Your basket')).toBeNull()

    await act(() => add(shop, '101', 1))
    act(() => basket().focus())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('Your basket')).toBeTruthy()
  })

  it('[CFG-25] shows no amount where prices are hidden', async () => {
    const { person } = await open({ flags: { hidePricesAndPayment: true } })
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    await person.hover(basket())
    expect(await screen.findByText('Your basket')).toBeTruthy()
    expect(document.body.textContent).not.toContain('£')
  })

  it('[MINI-09] takes a line out of the mini-cart after a question, but no gift line (OP-81)', async () => {
    let products = cartFixtures.get.answer.products
    const asked: unknown[] = []
    const { person } = await open({
      answer: ({ path, body }) => {
        if (path === '/api/cart/remove') {
          asked.push(body)
          products = products.filter(({ isAddedByPromotion }) => isAddedByPromotion)
        }
        return path === '/api/cart/get' ? { ...cartFixtures.get.answer, products } : undefined
      },
    })
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    await person.hover(basket())
    const remove = await screen.findByRole('button', { name: /^Remove Zinc-air/ })
    expect(screen.getAllByRole('button', { name: /^Remove / })).toEqual([remove])
    await person.click(remove)
    await person.click(await screen.findByRole('button', { name: 'Keep it' }))
    expect(asked).toEqual([])
    await person.click(screen.getByRole('button', { name: /^Remove Zinc-air/ }))
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(asked).toEqual([{ userId: 'visitor', itemNumber: 'BAT-312-06' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull())
    expect(document.activeElement).toBe(basket())
  })

  it('[CART-28] [CART-29] says in the mini-cart what delivery costs at least, and what is missing to a free one', async () => {
    const shippingTypes = [
      { code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' },
      { code: 'DPD', name: 'Courier', cost: 5.95, currency: 'GBP' },
    ]
    const shippingOffers = [{ code: 'RM48', cost: '£2.95', freeFrom: '£30.00', missingToFree: '£22.15' }]
    const delivery = { shippingPriceInclVat: '', shippingPriceExclVat: '', selectedShippingType: '', shippingOffers }
    const cart = { ...cartFixtures.get.answer, ...delivery, displayPrice: '£7.85' }
    const { person } = await open({
      configuration: { shippingTypes },
      flags: { displayPriceIncludingVat: true },
      answer: ({ path }) => (path === '/api/cart/get' ? cart : undefined),
    })
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    await person.hover(basket())
    expect(await screen.findByText('£22.15 to free delivery')).toBeTruthy()
    const rows = [...document.querySelectorAll('header dl > div')].map(({ textContent }) => textContent)
    expect(rows).toEqual(['Deliveryfrom £2.95', 'Total before delivery£7.85'])
  })

  it('[MINI-10] closes by its button to keep shopping, which leaves the focus of a key on the link', async () => {
    const { person, place } = await open()
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    await person.hover(basket())
    await person.click(await screen.findByRole('button', { name: 'Keep shopping' }))
    expect([screen.queryByText('Your basket'), place()]).toEqual([null, '/'])
    expect(document.activeElement).not.toBe(basket())
    act(() => basket().focus())
    await person.keyboard('{Enter}')
    const keepShopping = await screen.findByRole('button', { name: 'Keep shopping' })
    act(() => keepShopping.focus())
    await person.keyboard('{Enter}')
    expect(screen.queryByText('Your basket')).toBeNull()
    expect(document.activeElement).toBe(basket())
  })

  it('says in the mini-cart that a line could not be taken out', async () => {
    const { person } = await open({
      answer: ({ path }) => (path === '/api/cart/remove' ? Response.json({}, { status: 400 }) : undefined),
    })
    await waitFor(() => expect(basket().textContent).toContain('4 items'))
    await person.hover(basket())
    await person.click(await screen.findByRole('button', { name: /^Remove Zinc-air/ }))
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/could not be changed/)).toBeTruthy()
  })
})
