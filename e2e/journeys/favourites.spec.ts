import { newCustomer } from '../support/customers/customer.ts'
import { callGateway } from '../support/servers/gateway.ts'
import { sendLogin } from '../support/customers/login.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productGlobal
const { t } = site

test('[FAV-07] [FAV-05] [FAV-06] [FAV-09] a customer logs in for the favourites, pages through them, takes some out and puts one into the basket', async ({
  page,
}) => {
  const customer = await newCustomer(site)
  const { recommendedProducts } = await callGateway<{ recommendedProducts: string[] }>(
    site,
    'v1.0/configuration/frontend',
  )
  await customer.addFavourites(recommendedProducts)
  expect(recommendedProducts).toHaveLength(8)

  await page.goto(`${servers.site(site.name)}/account/favourites`)
  await expect(page.getByRole('main').getByText(t('FavouritesAuthenticateError'))).toBeVisible()
  await sendLogin(page, customer)
  const hearts = page.getByRole('main').getByRole('button', { pressed: true })
  const pages = page.getByRole('navigation', { name: t('Pagination') })
  await expect(hearts).toHaveCount(6)
  await pages.getByRole('link', { name: t('NextPage') }).click()
  await expect(page).toHaveURL(/\/account\/favourites\?page=2$/)
  await expect(hearts).toHaveCount(2)

  await hearts.first().click()
  await expect(hearts).toHaveCount(1)
  await hearts.first().click()
  await expect(hearts).toHaveCount(6)
  await expect(page).toHaveURL(/\/account\/favourites$/)
  await expect(pages).toHaveCount(0)
  expect((await customer.profile()).favourites).toEqual(recommendedProducts.slice(2))

  const card = page.getByRole('main').getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: t('AddNamedToCart', { name }) }).click()
  await expect(card.getByRole('button', { name: t('InCart') })).toBeVisible()
  expect((await customer.cart()).products).toMatchObject([{ name, quantity: 1 }])
})
