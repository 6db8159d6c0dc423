import type { BrowserContext, Page } from '@playwright/test'
import { putInCart, typeAddress } from '../support/customers/checkout.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { demoCustomer, logIn } from '../support/customers/login.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site
const origin = servers.site(site.name)

const header = (page: Page) => page.getByRole('banner')
const accountMenu = (page: Page) => header(page).getByTitle(demoCustomer.email)
const loginLink = (page: Page) => header(page).getByRole('link', { name: t('LogIn') })

async function logOut(page: Page) {
  await accountMenu(page).click()
  await header(page)
    .getByRole('button', { name: t('LogOut') })
    .click()
}

interface UserCookie {
  userProfile: { userId: string; isAuthenticated: boolean }
  tokenInfo: { accessToken: string; expiresAt: number } | null
}

async function userCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'user')
  return { ends: cookie?.expires ?? 0, user: JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as UserCookie }
}

/** Returns everything that the browser stores for the shop, and the values of the page's forms. */
async function kept(page: Page) {
  const inPage = await page.evaluate(() => [
    ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
    JSON.stringify(history.state),
    location.href,
  ])
  return [...inPage, JSON.stringify(await userCookie(page.context()))].join('\n')
}

/** Returns the gateway's status for a call with a customer's token. */
const statusOfCart = (page: Page, { userProfile, tokenInfo }: UserCookie) =>
  page.evaluate(
    async ([userId, token]) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`/api/cart/get?userId=${userId}`, { headers })).status
    },
    [userProfile.userId, tokenInfo?.accessToken],
  )

/** Fills in the checkout and, back on the start page, the newsletter's form. */
async function leaveTraces(page: Page) {
  await page.goto(`${origin}/checkout`)
  await typeAddress(page, site, demoCustomer.email)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${origin}/`)
  await page.getByRole('contentinfo').getByLabel(t('Email')).fill(demoCustomer.email)
  expect(await kept(page)).toMatch(/Inger[^]*Ackerstra[^]*demo@example\.com/)
}
const TRACES = /demo@example|inger|kjærgaard|ackerstra|berlin|accessToken/i

test('[SES-10] [SES-19] the shop keeps nothing of the customer in the browser after a logout, nor when the login runs out, and says that it did', async ({
  page,
  context,
  watch,
}) => {
  // The gateway refuses the kept id without its token, and the token that the logout has ended.
  watch.expectComplaint(/status of 401/)
  await putInCart(page, site)
  await logIn(page, site, demoCustomer)
  const { user, ends } = await userCookie(context)
  expect(Math.abs(ends * 1000 - (user.tokenInfo?.expiresAt ?? 0))).toBeLessThan(2000)
  await leaveTraces(page)
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: t('LoggedOutTitle') })).toBeVisible()
  expect(await kept(page)).not.toMatch(TRACES)
  // The page does not wait for the gateway.
  await expect.poll(() => statusOfCart(page, user)).toBe(401)

  await page.clock.install()
  await logIn(page, site, demoCustomer)
  await leaveTraces(page)
  await page.clock.fastForward('24:00:00')
  await expect(page.getByRole('main').getByText(t('SessionEnded'))).toBeVisible()
  await expect(loginLink(page)).toBeVisible()
  expect(await kept(page)).not.toMatch(TRACES)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('LogIn') })
    .click()
  await expect(page).toHaveURL(`${origin}/account/login`)
})

test('[SES-20] a login and a logout in one tab reach the other', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(origin)
  await waitForHydration(other)
  // A read of the cart may be in flight when the other tab ends the token. It would be refused, and the browser would
  // complain.
  const cart = page.waitForResponse(/\/api\/cart\/get\?userId=c-/)
  await logIn(page, site, demoCustomer)
  await (await cart).finished()
  await expect(accountMenu(other)).toBeVisible()
  await logOut(other)
  await expect(loginLink(page)).toBeVisible()
  const { user } = await userCookie(context)
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  expect((await userCookie(context)).user).toMatchObject({
    userProfile: { userId: user.userProfile.userId, isAuthenticated: false },
    tokenInfo: null,
  })
})
