import { writingsOf, writtenCultures } from '@shop/build/testing/writings.ts'
import { expect, test } from '@playwright/test'

// The server writes prices and dates by Node's tables, and hydration by the browser's, which knows fewer cultures.
test('[CFG-30] every culture is written alike by the browser and by the pinned Node', async ({ page }) => {
  const written = await page.evaluate(writingsOf, writtenCultures)
  expect(written).toEqual(writingsOf(writtenCultures))
})
