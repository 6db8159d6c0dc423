import { expect, type Page } from '@playwright/test'
import { callGateway } from '../servers/gateway.ts'
import { returningCustomer } from './login.ts'
import { drawnByBrowser, openAddress, type PageState } from '../pages/page-state.ts'
import type { Site } from '../servers/sites.ts'

/** Opens a page as the demo customer. */
const customerAt = (path: string) => async (page: Page, site: Site) => {
  await returningCustomer(page, site)
  await openAddress(page, site, path)
}

const showing = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible()

async function latestOrder(site: Site, token: string) {
  const path = 'v1.0/orders/history?pageNumber=1&pageSize=10'
  const { items } = await callGateway<{ items: { orderNumber: string }[] }>(site, path, undefined, token)
  return items[0]?.orderNumber ?? ''
}

const orderAt = (path: string) => async (page: Page, site: Site) => {
  const token = await returningCustomer(page, site)
  const orderNumber = await latestOrder(site, token)
  await openAddress(page, site, path + orderNumber)
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
  { name: 'registration with errors', ...drawnByBrowser({ reach: '/account/create', shows: submit }) },
  { name: 'forgotten password with errors', ...drawnByBrowser({ reach: '/account/forgotpassword', shows: submit }) },
  {
    name: 'dashboard',
    ...drawnByBrowser({ reach: customerAt('/account/dashboard'), shows: showing('main section img') }),
  },
  {
    name: 'contact details with errors',
    ...drawnByBrowser({
      reach: customerAt('/account/edit'),
      shows: async (page) => {
        await page.locator('main input[name="firstName"]').fill('')
        await page.locator('main input[type="checkbox"]').last().check()
        await submit(page)
      },
    }),
  },
  { name: 'newsletter', ...drawnByBrowser({ reach: customerAt('/newsletter/manage'), shows: showing('main h1') }) },
  {
    name: 'preferences',
    isIn: hasPreferences,
    ...drawnByBrowser({ reach: customerAt('/account/preferences'), shows: showing('main h1') }),
  },
  {
    name: 'address book',
    ...drawnByBrowser({ reach: customerAt('/account/addressbook'), shows: showing('main input[type="checkbox"]') }),
  },
  {
    name: 'new address with errors',
    ...drawnByBrowser({ reach: customerAt('/account/addressbook/addedit'), shows: submit }),
  },
  {
    name: 'favourites',
    isIn: hasFavourites,
    ...drawnByBrowser({ reach: customerAt('/account/favourites'), shows: showing('main picture img') }),
  },
  {
    name: 'order history',
    ...drawnByBrowser({ reach: customerAt('/account/order-history'), shows: showing('main table') }),
  },
  {
    name: 'order',
    ...drawnByBrowser({ reach: orderAt('/account/order-history/order-details/'), shows: showing('table') }),
  },
  {
    name: 'printed order',
    open: async (page, site) => {
      await orderAt('/order-print/')(page, site)
      await showing('table')(page)
    },
  },
]
