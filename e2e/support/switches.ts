import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { openAddress } from './page-state.ts'
import { servers } from './servers.ts'
import { expect, test } from './shop-test.ts'
import type { Site } from './sites.ts'

const run = promisify(execFile)
const command = fileURLToPath(new URL('../../tooling/gateway/src/configure.ts', import.meta.url))

/** The fifteen on/off switches, as the documents name them. */
const SWITCHES = [
  'showRecommendedProducts',
  'hideItemDescriptionInCart',
  'hideInStockInfo',
  'hideDeliveryDateInfo',
  'displayPriceIncludingVat',
  'allowProductSchema',
  'useEnrichedProductData',
  'showCustomerPreferences',
  'hideCustomerMiddleName',
  'allowPromoCode',
  'allowFavourites',
  'showPrivacyPolicyConsent',
  'displayShippingDisclaimerInCart',
  'hidePricesAndPayment',
  'addressStreet2IsRequired',
] as const

/** What a shop's configuration says during a test. */
export type Configured = Partial<Record<(typeof SWITCHES)[number], true>> & Readonly<Record<string, unknown>>

const plainest: Configured = {
  ...Object.fromEntries(SWITCHES.map((name) => [name, false])),
  landingPageType: 'tiles',
  topMenuType: 'none',
  orderSummaryType: 'global',
  breadcrumbType: 'global',
  displaySellingPointsBar: false,
  allowPriceSort: false,
}

const operate = async (...words: string[]) => {
  await run(process.execPath, [command, ...words])
}

/** Configures a running shop as its operator would: everything off and the plainest choices, but for what is named. */
export const configure = (site: Site, configured: Configured = {}) =>
  operate(
    site.shop,
    '--reset',
    '--force',
    ...Object.entries({ ...plainest, ...configured }).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  )

/** Makes the tests of a file run one after the other in one shop that is theirs, and leaves it as it was. */
export function reserveShop(site: Site) {
  test.describe.configure({ mode: 'default' })
  test.afterAll(() => operate(site.shop, '--reset'))
}

/** Looks at a public page twice: as the server wrote it, without any script, and when it has taken over. */
export async function expectWithAndWithoutScript(
  page: Page,
  site: Site,
  path: string,
  see: (page: Page) => Promise<unknown>,
) {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  const written = await context.newPage()
  await written.goto(servers.site(site.name) + path)
  await see(written)
  await context.close()
  await openAddress(page, site, path)
  await see(page)
}

/** Of the parts of a page exactly these are to be seen; the others are not there. */
export async function expectOnly(parts: Readonly<Record<string, Locator>>, shown: readonly string[]) {
  for (const [name, part] of Object.entries(parts)) {
    await expect.soft(part.first(), name).toBeVisible({ visible: shown.includes(name) })
  }
}

/** What one switch or setting does to the parts of a page. */
export interface Effect<Part extends string> {
  /** The rows it stands in, as a test's title carries them. */
  rows: string
  set: Configured
  adds?: readonly Part[]
  takes?: readonly Part[]
}

/**
 * Which parts are to be seen when some of the effects are on: of two switches that were mistaken for each other, a
 * combination with only one of them tells.
 */
export function combine<Name extends string, Part extends string>(
  effects: Readonly<Record<Name, Effect<Part>>>,
  always: readonly Part[],
  names: readonly Name[],
) {
  const on = names.map((name) => effects[name])
  const taken = on.flatMap(({ takes = [] }) => takes)
  return {
    title: `${on.map(({ rows }) => rows).join(' ')} ${names.join(', ') || 'no switch'}`.trim(),
    configured: Object.assign({}, ...on.map(({ set }) => set)) as Configured,
    parts: [...always, ...on.flatMap(({ adds = [] }) => adds)].filter((part) => !taken.includes(part)),
  }
}
