import type { Page } from '@playwright/test'
import { visitorId } from './support/customers/visitor.ts'
import { openAddress } from './support/pages/page-state.ts'
import { sites } from './support/servers/sites.ts'
import { expect, testInOneTab as test } from './support/shop-test.ts'

// The second test is in the tab of the first.
test.describe.configure({ mode: 'serial' })

const site = sites.phonicearDk
const earlier: { page?: Page; visitor?: string } = {}

test('a visitor leaves cookies, stored values and a narrow window in a tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAddress(page, site, '/')
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
  })
  Object.assign(earlier, { page, visitor: await visitorId(page) })
})

test('the next visitor of the tab finds nothing of it', async ({ page, context }) => {
  expect(page).toBe(earlier.page)
  expect(page.viewportSize()).toEqual({ width: 1280, height: 900 })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user')
  await openAddress(page, site, '/')
  expect(await page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left')])).toEqual([
    null,
    null,
  ])
  expect(await visitorId(page)).not.toBe(earlier.visitor)
})
