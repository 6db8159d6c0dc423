import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'
import { chromium, type Browser, type Page } from 'playwright'
import { medianOf } from './arithmetic.ts'
import { prepareCustomer, type Kept } from './prepare-customer.ts'

const ROUNDS = 11

interface Customer {
  email: string
  /** The numbers of a customer's addresses and favourites. The seed has written the orders. */
  kept: Kept & { orders: number }
}
const LITTLE: Customer = { email: 'new@example.com', kept: { addresses: 10, favourites: 10, orders: 10 } }
const MUCH: Customer = { email: 'demo@example.com', kept: { addresses: 50, favourites: 250, orders: 500 } }

/** The pages that grow with a customer's data, and the element that shows when they are complete. */
const PAGES = [
  { name: 'Address book', path: '/account/addressbook', of: 'addresses', shown: 'main article' },
  { name: 'Favourites', path: '/account/favourites', of: 'favourites', shown: 'main article' },
  { name: 'A page of favourites', path: '/account/favourites?page=2', of: 'favourites', shown: 'main article' },
  { name: 'Order history', path: '/account/order-history', of: 'orders', shown: 'main table' },
] as const
type AccountPage = (typeof PAGES)[number]

const { SITE_PORT = '3000', GATEWAY_PORT = '4000' } = process.env
const site = `http://product-global.localhost:${SITE_PORT}`
const gateway = `http://127.0.0.1:${GATEWAY_PORT}/shops/product_global/api`

// SITE_PORT=3000 GATEWAY_PORT=4000 node src/account-pages.ts: how long pages of the account take for a customer of whom little
// is kept, and for one of whom much is; nothing here passes or fails.
const browser = await chromium.launch(chromiumOptions)
try {
  const pages = [await loggedIn(browser, LITTLE), await loggedIn(browser, MUCH)] as const
  for (const page of PAGES) console.log(await row(page, pages))
} finally {
  await browser.close()
}

async function loggedIn(chrome: Browser, { email, kept }: Customer): Promise<Page> {
  await prepareCustomer(gateway, email, kept)
  const page = await (await chrome.newContext()).newPage()
  await page.goto(`${site}/account/login`)
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill('Hearing2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  return page
}

/** Returns the medians for both customers and their ratio. Their visits alternate. The first visits only warm up. */
async function row({ name, of, ...place }: AccountPage, [little, much]: readonly [Page, Page]) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    times[0].push(await timeToShow(little, place))
    times[1].push(await timeToShow(much, place))
  }
  const [few, many] = times.map((all) => Math.round(medianOf(all.slice(1)) ?? 0)) as [number, number]
  return `${name}: ${few} ms with ${LITTLE.kept[of]} ${of}, ${many} ms with ${MUCH.kept[of]} (ratio ${(many / few).toFixed(2)})`
}

async function timeToShow(page: Page, { path, shown }: Pick<AccountPage, 'path' | 'shown'>): Promise<number> {
  const began = performance.now()
  await page.goto(site + path, { waitUntil: 'commit' })
  await page.locator(shown).first().waitFor()
  return performance.now() - began
}
