import { expect, type Page } from '@playwright/test'
import { accountStates } from '../customers/account-states.ts'
import { waitForHydration } from './hydration.ts'
import { batteriesOf, sampleProductsOf } from '../servers/gateway.ts'
import { newEmail, placePaidOrder } from '../customers/order.ts'
import { drawnByBrowser, expectHeading as heading, openAddress, type PageState } from './page-state.ts'
import type { Site } from '../servers/sites.ts'
import { buyButton, klarnaFrame, pressBuy } from '../payments/klarna.ts'
import { openPayment, placeOrderButton, putInCart, readOrderNumber } from '../customers/checkout.ts'
import { visitorId } from '../customers/visitor.ts'

const at = (path: string) => (page: Page, site: Site) => openAddress(page, site, path)
const missing = /status of 404/
const paysAtKlarna = ({ name }: Site) => name === 'horselbutik-se'
const paysAtNets = ({ name }: Site) => name === 'phonicear-dk' || name === 'bernafon-uk'

/** The law of the European Union requires it. */
const owesWithdrawal = ({ culture }: Site) => culture !== 'en-GB'

/** Runs in the page: keeps an address from moving on to another page by itself, however slow the machine is. */
function dropLongTimers(path: string) {
  if (location.pathname !== path) return
  const start = window.setTimeout
  const REDIRECT_AFTER = 5_000
  window.setTimeout = ((run: () => void, after = 0) => (after < REDIRECT_AFTER ? start(run, after) : 0)) as typeof start
}

/** Puts a product into the cart, and opens an address. */
const withCartAt = (path: string) => async (page: Page, site: Site) => {
  await putInCart(page, site)
  await openAddress(page, site, path)
}

const showsTextbox = (page: Page) => expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()

async function openCheckout(page: Page, site: Site) {
  await withCartAt('/checkout')(page, site)
  await showsTextbox(page)
}

async function reachPayment(page: Page, site: Site) {
  await openPayment(page, site, newEmail())
  await heading(page)
  await waitForHydration(page)
}

const showsKlarna = (page: Page) => expect(buyButton(page)).toBeVisible()

async function openLoginAtCheckout(page: Page, site: Site) {
  await openCheckout(page, site)
  await page
    .getByRole('main')
    .getByRole('button', { name: site.t('LogIn') })
    .click()
  await expect(page.locator('#login-password')).toBeVisible()
}

const expectCaptcha = (page: Page) => expect(page.locator('iframe[title="Captcha"]')).toBeVisible()

/** Every kind of page, in each state that looks different. */
export const pageStates: PageState[] = [
  { name: 'home', open: at('/') },
  {
    name: 'category',
    open: async (page, site) => openAddress(page, site, (await sampleProductsOf(site)).simple.category.url),
  },
  {
    name: 'category with open filters',
    open: async (page, site) => {
      await openAddress(page, site, await batteriesOf(site))
      await page.locator('main details > summary').first().click()
      await page.getByRole('checkbox').first().check()
    },
  },
  {
    name: 'category whose filters match nothing',
    open: async (page, site) => {
      await openAddress(page, site, `${await batteriesOf(site)}?filter=fits_10&filter=offer_on`)
      await expect(page.getByRole('link', { name: site.t('FilterRemoveAll') })).toBeVisible()
    },
  },
  { name: 'search with results', open: at('/search-result/312') },
  {
    name: 'search without results',
    open: async (page, site) => {
      await openAddress(page, site, '/search-result/xyzzy')
      await expect(page.getByRole('heading', { level: 2, name: /xyzzy/ })).toBeVisible()
    },
  },
  {
    name: 'simple product',
    open: async (page, site) => openAddress(page, site, (await sampleProductsOf(site)).simple.path),
  },
  {
    name: 'configurable product',
    open: async (page, site) => openAddress(page, site, (await sampleProductsOf(site)).configurable.path),
  },
  {
    name: 'empty cart',
    ...drawnByBrowser({
      reach: '/cart',
      shows: (page, site) => expect(page.getByRole('heading', { level: 1, name: site.t('CartEmpty') })).toBeVisible(),
    }),
  },
  {
    name: 'full cart',
    ...drawnByBrowser({
      reach: withCartAt('/cart'),
      shows: (page, site) => expect(page.getByRole('link', { name: site.t('GoToCheckout') }).first()).toBeVisible(),
    }),
  },
  { name: 'checkout', ...drawnByBrowser({ reach: withCartAt('/checkout'), shows: showsTextbox }) },
  {
    name: 'checkout with errors',
    open: async (page, site) => {
      await openCheckout(page, site)
      await page.getByRole('checkbox', { name: site.t('ShipToDifferentAddress') }).check()
      await placeOrderButton(page, site).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'login at the checkout', open: openLoginAtCheckout },
  {
    name: 'registration at the checkout with errors',
    open: async (page, site) => {
      await openLoginAtCheckout(page, site)
      await page.getByRole('button', { name: site.t('CreateAccountInstead') }).click()
      await page.getByRole('button', { name: site.t('CreateMyAccount') }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectCaptcha(page)
    },
  },
  {
    name: 'payment',
    isIn: paysAtNets,
    ...drawnByBrowser({
      reach: reachPayment,
      shows: (page) => expect(page.locator('#nets-checkout-iframe')).toBeVisible(),
    }),
  },
  {
    name: 'confirmation',
    isIn: paysAtNets,
    ...drawnByBrowser({
      reach: async (page, site) => {
        await putInCart(page, site)
        const { transactionId, correlationId } = await placePaidOrder(site, await visitorId(page))
        await openAddress(page, site, `/order-confirmation/${transactionId}/${correlationId}`)
      },
      shows: (page) => {
        const number = page.getByRole('main').getByText(/[A-Z]{2}\d{6}/)
        return expect(number.first()).toBeVisible()
      },
    }),
  },
  {
    name: 'payment at Klarna',
    isIn: paysAtKlarna,
    ...drawnByBrowser({ reach: reachPayment, shows: showsKlarna }),
  },
  {
    name: 'confirmation with Klarna’s own',
    isIn: paysAtKlarna,
    ...drawnByBrowser({
      reach: async (page, site) => {
        await reachPayment(page, site)
        await showsKlarna(page)
        await pressBuy(page)
      },
      shows: async (page) => {
        await readOrderNumber(page)
        await expect(klarnaFrame(page).getByRole('heading')).toBeVisible()
      },
    }),
  },
  { name: 'login', ...drawnByBrowser({ reach: '/account/login', shows: showsTextbox }) },
  {
    name: 'login with errors',
    open: async (page, site) => {
      await openAddress(page, site, '/account/login')
      await page
        .getByRole('main')
        .getByRole('button', { name: site.t('LogIn') })
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'customer service overview', open: at('/customer-service') },
  { name: 'customer service', open: at('/customer-service/terms') },
  { name: 'contact', open: at('/customer-service/contact-us') },
  {
    name: 'contact with errors',
    open: async (page, site) => {
      await openAddress(page, site, '/customer-service/contact-us')
      await page.getByRole('button', { name: site.t('SendMessage') }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'withdrawal', isIn: owesWithdrawal, open: at('/customer-service/withdrawal') },
  {
    name: 'withdrawal to check',
    isIn: owesWithdrawal,
    open: async (page, site) => {
      await openAddress(page, site, '/customer-service/withdrawal')
      await page.locator('#withdrawal-orderNumber').fill('PD100001')
      await page.locator('#withdrawal-name').fill('Inger Kjær')
      await page.locator('#withdrawal-email').fill('inger@example.com')
      await page.getByRole('button', { name: site.t('WithdrawalGoOn') }).click()
      await expect(page.getByRole('heading', { name: site.t('WithdrawalCheckTitle') })).toBeVisible()
    },
  },
  { name: 'accessibility statement', open: at('/customer-service/accessibility') },
  ...accountStates,
  {
    name: 'logged out',
    ...drawnByBrowser({
      reach: async (page, site) => {
        await page.addInitScript(dropLongTimers, '/account/logoutSuccess')
        await openAddress(page, site, '/account/logoutSuccess')
      },
    }),
  },
  { name: 'failed order', open: at('/order-failed/1'), complaint: missing },
  { name: 'not found', open: at('/no-such-page'), complaint: missing },
  { name: 'error', ...drawnByBrowser({ reach: '/error' }) },
]
