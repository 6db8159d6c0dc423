import type { Page } from '@playwright/test'
import { solveCaptcha } from './support/customers/captcha.ts'
import { chooseAndAgree, openPayment, placeOrderButton, putInCart, typeAddress } from './support/customers/checkout.ts'
import { newEmail } from './support/customers/order.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { addToCart } from './support/pages/navigation.ts'
import { openAddress } from './support/pages/page-state.ts'
import { sampleProductsOf } from './support/servers/gateway.ts'
import { sites } from './support/servers/sites.ts'
import { expect, test } from './support/shop-test.ts'

const site = sites.productGlobal
const { t } = site

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('Cart')}`) })
const toCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('GoToCart') })
const miniCart = (page: Page) => page.getByRole('banner').getByRole('heading', { name: t('YourCart') })

/**
 * Takes away every script that the document has not loaded, as a deployment without the files of earlier releases does. The
 * next documents are of the present release, unless the scripts stay away. Returns the number of documents since.
 */
async function deploy(page: Page, { files = /\.js$/, staysAway = false } = {}) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
  })
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && files.test(pathname),
    (route) => (documents > 0 && !staysAway ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' })),
  )
  return () => documents
}

/** A moment of a visit: what the document shows before the deployment, what the visitor does after it, and what is seen then. */
interface Moment {
  open: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  sees: (page: Page) => Promise<void>
}

const open = (path: string) => (page: Page) => openAddress(page, site, path)
const withCart = (path: string) => async (page: Page) => {
  await putInCart(page, site)
  await openAddress(page, site, path)
}
const seesTitle = (name: string | RegExp) => (page: Page) => expect(title(page, name)).toBeVisible()
const seesAddress = (path: RegExp) => async (page: Page) => {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const openProduct = async (page: Page) => openAddress(page, site, (await sampleProductsOf(site)).simple.path)

const moments: Record<string, Moment> = {
  'from the start page to a category': {
    open: open('/'),
    act: (page) =>
      page
        .getByRole('navigation', { name: t('MainMenu') })
        .getByRole('link')
        .first()
        .click(),
    sees: seesAddress(/\/[a-z-]+$/),
  },
  'from a category to a product': {
    open: open('/batteries'),
    act: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first().click(),
    sees: (page) => expect(page.getByRole('region', { name: /^Pictures of/ })).toBeVisible(),
  },
  'from a product to the search': {
    open: openProduct,
    act: async (page) => {
      await page.getByRole('searchbox').first().fill('battery')
      await page.keyboard.press('Enter')
    },
    sees: seesAddress(/\/search-result\/battery/),
  },
  'at the basket in the header': {
    open: withCart('/'),
    act: async (page) => {
      await basket(page).hover()
      await toCart(page).click()
    },
    sees: seesAddress(/\/cart$/),
  },
  'with an add to the basket': {
    open: openProduct,
    act: async (page) => {
      await addToCart(page, site)
      await basket(page).hover()
      await toCart(page).click()
    },
    sees: seesAddress(/\/cart$/),
  },
  'from the basket to the checkout': {
    open: withCart('/cart'),
    act: (page) =>
      page
        .getByRole('link', { name: t('GoToCheckout') })
        .first()
        .click(),
    sees: seesTitle(t('Checkout')),
  },
  'from the checkout to the payment': {
    open: withCart('/checkout'),
    act: async (page) => {
      await typeAddress(page, site, newEmail())
      await chooseAndAgree(page)
      await placeOrderButton(page, site).click()
    },
    sees: seesAddress(/\/payments\//),
  },
  'from a page to the login': {
    open: open('/'),
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: t('LogIn') })
        .first()
        .click(),
    sees: seesAddress(/\/account\/login/),
  },
  'back to an earlier page': {
    open: async (page) => {
      await openAddress(page, site, '/cart')
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/$/)
      await page.reload()
      await page.waitForLoadState('networkidle')
    },
    act: (page) => page.goBack(),
    sees: seesAddress(/\/cart$/),
  },
}

for (const [moment, { open: openFirst, act, sees }] of Object.entries(moments)) {
  test(`[ERR-07] a document older than a deployment leads on ${moment}`, async ({ page, watch }) => {
    watch.expectComplaint(/404|dynamically imported|preload|Code is missing/)
    await openFirst(page)
    const documents = await deploy(page)
    await act(page)
    await sees(page)
    await expect(title(page, t('SomethingWentWrong'))).toHaveCount(0)
    expect(documents()).toBeLessThanOrEqual(1)
  })
}

test('[ERR-07] a line is removed from the mini-cart of a document older than a deployment, at the second press', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/404|dynamically imported|preload|Code is missing/)
  await withCart('/')(page)
  await basket(page).hover()
  await expect(miniCart(page)).toBeVisible()
  const documents = await deploy(page)
  const remove = page
    .getByRole('banner')
    .getByRole('list', { name: t('CartLines') })
    .getByRole('button')
    .last()
  const loaded = page.waitForEvent('load')
  await remove.click()
  await loaded
  expect(documents()).toBe(1)
  await page.mouse.move(0, 800)
  await waitForHydration(page)
  await basket(page).hover()
  await remove.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[ERR-07] a document whose first scripts are gone adds to the basket, and leads to the next document', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/404|dynamically imported|preload|Code is missing/)
  const { path } = (await sampleProductsOf(site)).simple
  await deploy(page, { staysAway: true })
  await page.goto(site.origin + path)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('AddToCart') })
    .first()
    .click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
  await page.unrouteAll()
  await basket(page).click()
  await expect(title(page, t('YourCart'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('GoToCheckout') }).first()).toBeVisible()
})

test('[ERR-07] a payment form that is gone is opened by a new document', async ({ page, watch }) => {
  watch.expectComplaint(/404|dynamically imported|preload|Code is missing/)
  const documents = await deploy(page, { files: /\/(?:adyen|nets|klarna)-form-[^/]*\.js$/, staysAway: true })
  await openPayment(page, site, newEmail())
  await expect(title(page, t('SomethingWentWrong'))).toBeVisible()
  expect(documents()).toBe(2)
  await page.unrouteAll()
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await expect(page).toHaveURL(/\/payments\//)
  await expect(page.getByRole('main').locator('iframe').first()).toBeVisible()
})

test('[ERR-07] what a visitor has typed to customer service is there again, and can be sent', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/404|dynamically imported|preload|Code is missing/)
  await openAddress(page, site, '/customer-service/contact-us')
  await deploy(page)
  await page.locator('#contact-message').fill('Which dome fits?')
  await page.locator('#contact-name').fill('Dorothy Ashworth')
  await page.locator('#contact-email').fill(newEmail())
  await page.locator('#contact-phone').fill('01423 555 010')
  await solveCaptcha(page)
  await page.getByRole('button', { name: t('SendMessage') }).click()
  await expect(title(page, t('SomethingWentWrong'))).toBeVisible()
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await expect(page.locator('#contact-message')).toHaveValue('Which dome fits?')
  await solveCaptcha(page)
  await page.getByRole('button', { name: t('SendMessage') }).click()
  await expect(page.getByRole('main').getByText(t('MessageSent'))).toBeVisible()
})

test('[ERR-07] a page whose code stays away is loaded once more, and not again', async ({ page, watch }) => {
  watch.expectComplaint(/404|dynamically imported|preload|Code is missing/)
  await openAddress(page, site, '/batteries')
  const documents = await deploy(page, { staysAway: true, files: /\/cart-page-[^/]*\.js$/ })
  await basket(page).click()
  await expect.poll(documents).toBe(1)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(documents()).toBe(1)
})
