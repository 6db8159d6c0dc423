import { expect, test } from '../support/shop-test.ts'
import { fetchPage } from '../support/servers/http.ts'
import { configureShop } from '../support/customers/operator.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { sites } from '../support/servers/sites.ts'

// The only setting that a test changes in a running shop. No other test reads this bar in this shop.
const site = sites.bernafonGlobal
const { t } = site

test.afterAll(() => configureShop(site, '--reset'))

test('[CFG-34] [SHELL-08] what the operator changes reaches the running shop, without script and with it', async ({
  page,
}) => {
  const promises = page.getByLabel(t('SellingPoints'))
  for (const isShown of [true, false]) {
    await configureShop(site, `displaySellingPointsBar=${isShown ? 'on' : 'off'}`)
    // Gateway and site server cache configuration and pages for some seconds.
    await expect
      .poll(async () => (await fetchPage(site, '/')).body.includes(`aria-label="${t('SellingPoints')}"`))
      .toBe(isShown)
    await openAddress(page, site, '/')
    await expect(promises).toHaveCount(isShown ? 1 : 0)
  }
})
