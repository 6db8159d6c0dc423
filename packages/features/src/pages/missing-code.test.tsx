import { profile } from '@shop/api-client/fixtures/account.ts'
import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { staticContent } from '@shop/api-client/fixtures/content.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adyen } from '../payments/providers/adyen/adyen.ts'
import { klarna } from '../payments/providers/klarna/klarna.ts'
import { nets } from '../payments/providers/nets/nets.ts'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { methods, unpaid } from '../testing/open-adyen-payment-page.tsx'
import { openPage, shopCategories, storyShop } from '../testing/open-page.tsx'
import * as header from '../shell/header.tsx'
import { pageFiles, type PageFile } from './page-files.ts'
import { routeTable } from './routes.tsx'

const gone = vi.hoisted(() => () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
vi.mock(import('../cart/removal-dialog.tsx'), gone)
vi.mock(import('../consent/consent-script.ts'), gone)
vi.mock(import('../payments/providers/adyen/adyen-sdk.ts'), gone)

const message = () => screen.findByRole('heading', { level: 1, name: 'Sorry, something went wrong' })

describe('a page whose code is missing', () => {
  let tab = createMemoryStore()
  let reload = vi.spyOn(location, 'reload')
  beforeEach(() => {
    tab = createMemoryStore()
    reload = vi.spyOn(location, 'reload').mockReturnValue()
    vi.spyOn(pageFiles, 'service/contact-page').mockImplementation(gone)
  })
  /** Opens the page in a document of the tab. */
  const open = (answer?: () => Response) => openPage('/customer-service/contact-us', { tab, ...(answer && { answer }) })

  it('[ERR-07] is opened by a new document, once, and then by the visitor', async () => {
    open()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    const { person } = open()
    await message()
    expect(reload).toHaveBeenCalledTimes(1)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('[ERR-07] says so, and keeps the document, while no server answers', async () => {
    open(() => {
      throw new TypeError('Failed to fetch')
    })
    await message()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('banner')).toBeTruthy()
  })

  it('[ERR-07] keeps what a form has not sent for the new document, and once', async () => {
    const { shop } = open()
    shop.unsent.set('contact', { message: 'Which dome?' })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(JSON.parse(tab.read('unsent') ?? '')).toEqual({ contact: { message: 'Which dome?' } })
  })
})

const SHOP_WITH_ALL_PAGES = {
  categories: shopCategories,
  flags: { allowFavourites: true },
  configuration: { guestOrders: true, refillMails: true },
}

/** The address of a page, with a word for each of its parameters. */
const addressOf = (file: PageFile) =>
  routeTable(storyShop(SHOP_WITH_ALL_PAGES).config)
    .find(({ handle }) => (handle as { page?: PageFile } | undefined)?.page === file)
    ?.path?.replaceAll(/:\w+\??/g, 'x')

/** What a purchase reads, before it is paid. */
const PURCHASE: Readonly<Record<string, unknown>> = {
  '/api/cart/get': get.answer,
  '/api/cart/get-transaction': unpaid,
  '/api/payments/paymentMethods': methods,
  '/api/payments/status/t-1': { status: 'Pending' },
}

describe('a document older than a deployment', () => {
  let reload = vi.spyOn(location, 'reload')
  beforeEach(() => {
    history.replaceState(null, '')
    reload = vi.spyOn(location, 'reload').mockReturnValue()
  })

  it.each(Object.keys(pageFiles) as PageFile[])('[ERR-07] is renewed where the code of %s is gone', async (file) => {
    vi.spyOn(pageFiles, file).mockImplementation(gone)
    openPage(addressOf(file) ?? '', { ...SHOP_WITH_ALL_PAGES, customer: profile })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(/Unexpected Application Error/)).toBeNull()
  })

  it('[ERR-07] is renewed where the question before a removal is gone, in the mini-cart', async () => {
    const { person } = openPage('/customer-service', { answer: ({ path }) => PURCHASE[path] })
    await person.hover(await within(screen.getByRole('banner')).findByRole('link', { name: /^Basket/ }))
    const lines = await within(screen.getByRole('banner')).findByRole('list', { name: 'Items in the basket' })
    await person.click(within(lines).getAllByRole('button').at(-1)!)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('[ERR-07] is renewed where what opens the cookie question again is gone', async () => {
    const configuration = { consentScriptUrl: 'https://vendor.example/uc.js' }
    const { person } = openPage('/customer-service', { configuration, content: staticContent.answer })
    await person.click(await screen.findByRole('button', { name: 'Cookie settings' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['the form of Nets', 'nets', () => vi.spyOn(nets.checkout, 'loadForm').mockImplementation(gone)],
    ['the form of Klarna', 'klarna', () => vi.spyOn(klarna.checkout, 'loadForm').mockImplementation(gone)],
    ['the form of Adyen', 'adyen', () => vi.spyOn(adyen.checkout, 'loadForm').mockImplementation(gone)],
    ['what opens the form of Adyen', 'adyen', () => undefined],
  ])('[ERR-07] is renewed where %s is gone', async (_what, paymentProvider, take) => {
    take()
    openPage('/payments/t-1/c-1', { configuration: { paymentProvider }, answer: ({ path }) => PURCHASE[path] })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('[ERR-07] is renewed where what shows the own result of Klarna is gone', async () => {
    vi.spyOn(klarna.checkout.ownResult, 'loadView').mockImplementation(gone)
    const order = { dropInHtml: '<p>Klarna</p>', orderNumber: 'HB-51907', paymentId: 'kco-77', correlationId: 'c-1' }
    const answers: typeof PURCHASE = {
      ...PURCHASE,
      '/api/klarna/order': order,
      '/api/cart/get-transaction': getTransaction.answer,
    }
    openPage('/order-confirmation/t-1/c-1', {
      configuration: { paymentProvider: 'klarna' },
      answer: ({ path }) => answers[path],
    })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })
})

describe('a shell that fails', () => {
  it('[ERR-07] [ERR-06] is a message with the shop’s words, not the screen of the router', async () => {
    vi.spyOn(header, 'Header').mockImplementation(() => {
      throw new Error('A part of the shell fails')
    })
    openPage('/')
    await message()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByText(/Unexpected Application Error/)).toBeNull()
  })
})
