import { expect, type Page } from '@playwright/test'
import { callGateway } from '../servers/gateway.ts'
import { returningCustomer } from './login.ts'
import { openAddress, type PageState } from '../pages/page-state.ts'
import type { Site } from '../servers/sites.ts'

/** Opens a page as the demo customer, and waits until `seen` is visible. */
const customerAt =
  (path: string, seen = 'main h1') =>
  async (page: Page, site: Site) => {
    await returningCustomer(page, site)
    await openAddress(page, site, path)
    await expect(page.locator(seen).first()).toBeVisible()
  }

async function latestOrder(site: Site, token: string) {
  const path = 'v1.0/orders/history?pageNumber=1&pageSize=10'
  const { items } = await callGateway<{ items: { orderNumber: string }[] }>(site, path, undefined, token)
  return items[0]?.orderNumber ?? ''
}

const orderAt = (path: string) => async (page: Page, site: Site) => {
  const token = await returningCustomer(page, site)
  const orderNumber = await latestOrder(site, token)
  await openAddress(page, site, path + orderNumber)
  await expect(page.getByRole('table').first()).toBeVisible()
}

/** Sends a form unchanged. */
async function submit(page: Page) {
  await page.locator('main form button[type="submit"]').click()
  await expect(page.getByRole('alert')).toBeVisible()
}

const hasFavourites = ({ shows }: Site) => shows.favourites === true
const hasPreferences = ({ name }: Site) => name === 'product-global' || name === 'phonicear-dk'

/** The pages of the account, in each state that looks different. */
export const accountStates: PageState[] = [
  {
    name: 'registration with errors',
    isDrawnByBrowser: true,
    open: async (page, site) => {
      await openAddress(page, site, '/account/create')
      await submit(page)
    },
  },
  {
    name: 'forgotten password with errors',
    isDrawnByBrowser: true,
    open: async (page, site) => {
      await openAddress(page, site, '/account/forgotpassword')
      await submit(page)
    },
  },
  { name: 'dashboard', isDrawnByBrowser: true, open: customerAt('/account/dashboard', 'main section img') },
  {
    name: 'contact details with errors',
    isDrawnByBrowser: true,
    open: async (page, site) => {
      await customerAt('/account/edit')(page, site)
      await page.locator('main input[name="firstName"]').fill('')
      await page.locator('main input[type="checkbox"]').last().check()
      await submit(page)
    },
  },
  { name: 'newsletter', isDrawnByBrowser: true, open: customerAt('/newsletter/manage') },
  { name: 'preferences', isDrawnByBrowser: true, isIn: hasPreferences, open: customerAt('/account/preferences') },
  {
    name: 'address book',
    isDrawnByBrowser: true,
    open: customerAt('/account/addressbook', 'main input[type="checkbox"]'),
  },
  {
    name: 'new address with errors',
    isDrawnByBrowser: true,
    open: async (page, site) => {
      await customerAt('/account/addressbook/addedit')(page, site)
      await submit(page)
    },
  },
  {
    name: 'favourites',
    isDrawnByBrowser: true,
    isIn: hasFavourites,
    open: customerAt('/account/favourites', 'main picture img'),
  },
  { name: 'order history', isDrawnByBrowser: true, open: customerAt('/account/order-history', 'main table') },
  { name: 'order', isDrawnByBrowser: true, open: orderAt('/account/order-history/order-details/') },
  { name: 'printed order', open: orderAt('/order-print/') },
]
