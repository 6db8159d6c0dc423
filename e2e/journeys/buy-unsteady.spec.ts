import type { Page } from '@playwright/test'
import { enlargeLetters } from '../support/checks/large-letters.ts'
import { sampleProductsOf } from '../support/servers/gateway.ts'
import { expectOneOrder, placeOrderButton, readOrderNumber, typeAddress } from '../support/customers/checkout.ts'
import { newEmail } from '../support/customers/order.ts'
import { unsteadyHand } from '../support/customers/unsteady-hand.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import * as adyen from '../support/payments/adyen.ts'
import { buyButton } from '../support/payments/klarna.ts'
import * as nets from '../support/payments/nets.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites, type Site } from '../support/servers/sites.ts'

/** Types what the provider asks for, and returns the button that pays. */
type Prepare = (page: Page) => Promise<ReturnType<Page['locator']>>

const prepareAdyen: Prepare = async (page) => {
  await adyen.typeCard(page)
  return adyen.payButton(page)
}
const prepareKlarna: Prepare = async (page) => {
  await buyButton(page).waitFor()
  return buyButton(page)
}
const prepareNets: Prepare = async (page) => {
  await nets.typeCard(page)
  return nets.payButton(page).first()
}

const shops: readonly [Site, Prepare][] = [
  [sites.phonicearDk, prepareNets],
  [sites.productGlobal, prepareAdyen],
  [sites.horselbutikSe, prepareKlarna],
]
const PURCHASES = 10
/** The same ten purchases each time. Another number draws others. */
const SEED = Number(process.env['SEED'] ?? 1)

test.use({ viewport: { width: 320, height: 640 } })

/** Matches addresses that end so. */
const ends = (path: string) => new RegExp(`${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`)

for (let seed = SEED; seed < SEED + PURCHASES; seed++) {
  const [site, prepare] = shops[seed % shops.length]!

  test(`[SHELL-33] [CHK-20] a guest with an unsteady hand buys at ${site.name} on a small phone with large letters, and nothing else happens (${seed})`, async ({
    page,
  }) => {
    const { t } = site
    const email = newEmail()
    await enlargeLetters(page)
    const { press, wrong } = await unsteadyHand(page, seed)
    const { category, product } = (await sampleProductsOf(site)).simple
    const main = page.getByRole('main')
    const isAt = (place: RegExp) => (options?: { timeout: number }) => expect(page).toHaveURL(place, options)

    await page.goto(site.origin)
    await waitForHydration(page)
    await press(main.locator(`a[href="${category.url}"]:visible`).first(), isAt(ends(category.url)))
    const named = page.getByRole('heading', { level: 1, name: product.name, exact: true })
    await press(main.getByRole('article').getByRole('link', { name: product.name, exact: true }).first(), (options) =>
      expect(named).toBeVisible(options),
    )

    const pieces = page.locator('[data-cart-count]').first()
    await press(main.getByRole('button', { name: t('AddToCart'), exact: true }).first(), (options) =>
      expect(pieces).toHaveText('1', options),
    )
    // The mini-cart closes by itself, unless the pointer is over it, and opens under the pointer.
    const header = page.getByRole('banner')
    const inMiniCart = header.getByRole('link', { name: t('GoToCart') })
    await inMiniCart.hover({ timeout: 1500 }).catch(() => header.locator('a[href="/cart"]').first().hover())
    await press(inMiniCart, isAt(/\/cart$/))

    const quantity = main.getByRole('textbox').first()
    await press(main.getByRole('button', { name: t('QuantityMore') }), (options) =>
      expect(quantity).toHaveValue('2', options),
    )
    await expect(pieces).toHaveText('2')
    await press(main.getByRole('link', { name: t('GoToCheckout') }).first(), isAt(/\/checkout$/))

    await typeAddress(page, site, email)
    const delivery = page.getByRole('radio').first()
    await press(delivery.locator('xpath=..'), (options) => expect(delivery).toBeChecked(options))
    for (const consent of await page.locator('input[name^="consents."]').all())
      await press(consent, (options) => expect(consent).toBeChecked(options))
    await press(placeOrderButton(page, site), isAt(/\/payments\//))

    const pay = await prepare(page)
    await press(pay, isAt(/\/order-confirmation\//))
    await expectOneOrder(email, await readOrderNumber(page))
    expect(wrong).toEqual([])
  })
}
