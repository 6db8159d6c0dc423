import * as cartFixtures from '@shop/api-client/fixtures/cart.ts'
import { categories } from '@shop/api-client/fixtures/catalogue.ts'
import { categoriesSchema } from '@shop/domain/category.ts'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { StoryShop, storyShop, type StoryShopOptions } from '../story-shop.tsx'
import { Header } from './header.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shelves = v.parse(categoriesSchema, categories.answer)

function open(options: StoryShopOptions = {}, address = '/') {
  const shop = storyShop({ categories: shelves, ...options })
  render(
    <StoryShop shop={shop} address={address} path={address}>
      <Header />
    </StoryShop>,
  )
  return { shop, person: userEvent.setup() }
}

it('[SHELL-04] leads to the start page by the brand’s word mark', () => {
  open()
  expect(screen.getByRole('link', { name: /Hearby/ }).getAttribute('href')).toBe('/')
})

it('[SHELL-05] has search, customer service and the basket', () => {
  open()
  expect(screen.getByRole('searchbox')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Help' })[0]?.getAttribute('href')).toBe('/customer-service')
  expect(screen.getByRole('link', { name: /Basket/ }).getAttribute('href')).toBe('/cart')
})

it('[SHELL-06] offers login to anonymous visitors', () => {
  open()
  expect(screen.getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe('/account/login')
})

it('[SHELL-06] [SHELL-07] shows the customer’s name with the email, and exactly four ways behind it', async () => {
  const { person } = open({ customer: { userId: 'dorothy', firstName: 'Dorothy', email: 'dorothy@mail.com' } })
  const button = screen.getByRole('button', { name: 'Dorothy' })
  expect(button.title).toBe('dorothy@mail.com')
  await person.click(button)
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')!
  const ways = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/account/dashboard', '/account/addressbook', '/account/order-history'])
  await person.click(within(panel).getByRole('button', { name: 'Log out' }))
  expect(screen.getByText('Now at /account/logoutSuccess')).toBeTruthy()
})

const shown = () => [document.body.textContent, screen.getAllByRole('link').map((link) => link.getAttribute('href'))]

it('[SES-18] knows visitors and customers, and nobody above them', () => {
  const dorothy = { userId: 'dorothy', firstName: 'Dorothy', email: 'dorothy@mail.com' }
  open({ customer: dorothy })
  const asCustomer = shown()
  cleanup()
  open({ customer: { ...dorothy, role: 'admin', roles: ['admin'], isAdmin: true } as typeof dorothy })
  expect(shown()).toEqual(asCustomer)
})

it('[SHELL-12] shows no menu, a flat one or one with subcategories, as the shop wants it', () => {
  open({ flags: { topMenuType: 'none' } })
  expect(screen.queryByRole('link', { name: 'Batteries' })).toBeNull()
  cleanup()
  open({ flags: { topMenuType: 'links' } })
  expect(screen.getByRole('link', { name: 'Batteries' }).getAttribute('href')).toBe('/batteries')
  expect(screen.queryByRole('button', { name: /Batteries/ })).toBeNull()
  cleanup()
  open({ flags: { topMenuType: 'multilevel' } })
  expect(screen.getByRole('button', { name: 'Show more in Batteries' })).toBeTruthy()
})

// Where there is room the button gives way to the row, also in this window.
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

it('[SHELL-13] opens and closes the menu of a phone by one button in words', async () => {
  const { person } = open({ flags: { topMenuType: 'multilevel' } })
  expect(button('Menu').getAttribute('aria-expanded')).toBe('false')
  await person.click(button('Menu'))
  expect(button('Close').getAttribute('aria-expanded')).toBe('true')
  await person.click(button('Close'))
  expect(button('Menu')).toBeTruthy()
})

it('[SRCH-01] [SRCH-04] searches for what was typed, by Enter and by the button', async () => {
  const { person } = open()
  await person.type(screen.getByRole('searchbox'), 'æ/b 100%{Enter}')
  expect(screen.getByText(/^Now at/).textContent).toBe(`Now at /search-result/${encodeURIComponent('æ/b 100%')}`)
  cleanup()
  const again = open()
  await again.person.type(screen.getByRole('searchbox'), 'dome')
  await again.person.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByText('Now at /search-result/dome')).toBeTruthy()
})

it('[SRCH-02] does nothing for blank words', async () => {
  const { person } = open()
  await person.type(screen.getByRole('searchbox'), '   {Enter}')
  expect(screen.queryByText(/^Now at/)).toBeNull()
})

it('[SRCH-03] holds the words of the results at hand, and no others', () => {
  open({}, '/search-result/dome')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dome')
  cleanup()
  open({}, '/batteries')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

const basket = () => screen.getByRole('link', { name: /^Basket/ })

it('[MINI-07] counts the pieces once the cart is known', async () => {
  open()
  await waitFor(() => expect(basket().textContent).toContain('4 items'))
})

it('[MINI-01] opens under the pointer, [OP-48] closes by Escape', async () => {
  const { person } = open()
  await waitFor(() => expect(basket().textContent).toContain('4 items'))
  await person.hover(basket())
  expect(await screen.findByText('Your basket')).toBeTruthy()
  expect(screen.getByText('£10.80')).toBeTruthy()
  await person.keyboard('{Escape}')
  expect(screen.queryByText('Your basket')).toBeNull()
})

it('[OP-48] opens by a press, and the next press leads to the basket', async () => {
  const { person } = open()
  basket().focus()
  await person.keyboard('{Enter}')
  expect(screen.queryByText('Now at /cart')).toBeNull()
  expect(basket().getAttribute('aria-expanded')).toBe('true')
  await person.keyboard('{Enter}')
  expect(screen.getByText('Now at /cart')).toBeTruthy()
})

it('[MINI-02] [MINI-05] [OP-71] opens when the visitor has changed the cart, not when it is first read, and marks what is new', async () => {
  let isFuller = false
  const [line, ...others] = cartFixtures.get.answer.products
  const { shop } = open({
    answer: ({ path }) => {
      if (path === '/api/cart/add') isFuller = true
      if (path !== '/api/cart/get') return {}
      return { ...cartFixtures.get.answer, products: [{ ...line, quantity: isFuller ? 5 : 3 }, ...others] }
    },
  })
  await waitFor(() => expect(basket().textContent).toContain('4 items'))
  expect(screen.queryByText('Your basket')).toBeNull()
  await act(() => shop.cart.getState().add('101', 2))
  expect(screen.getByText('Your basket')).toBeTruthy()
  expect(screen.getByText('Added to your basket')).toBeTruthy()
})

it('[MINI-03] closes by itself after two seconds, [OP-64] but not while the focus is inside', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { shop } = open()
  await act(() => shop.cart.getState().add('101', 1))
  expect(screen.getByText('Your basket')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(screen.getByText('Your basket')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.queryByText('Your basket')).toBeNull()

  await act(() => shop.cart.getState().add('101', 1))
  act(() => basket().focus())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Your basket')).toBeTruthy()
})

it('[CFG-25] shows no amount where prices are hidden', async () => {
  const { person } = open({ flags: { hidePricesAndPayment: true } })
  await waitFor(() => expect(basket().textContent).toContain('4 items'))
  await person.hover(basket())
  expect(screen.getByText('Your basket')).toBeTruthy()
  expect(document.body.textContent).not.toContain('£')
})
