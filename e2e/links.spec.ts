import { expect, test } from '@playwright/test'
import { fetchPage } from './support/http.ts'
import { crawl, pagesToCome } from './support/links.ts'
import { isFullMatrix, siteOfBrand, sites } from './support/sites.ts'

for (const site of Object.values(isFullMatrix ? sites : siteOfBrand)) {
  test(`every link of ${site.name} leads to a page of the shop`, async () => {
    const { dead, count } = await crawl(site)
    expect(dead).toEqual([])
    expect(count).toBeGreaterThan(20)
  })
}

test('the pages still to come are not there yet: who builds one takes it off the list', async () => {
  for (const path of pagesToCome) expect((await fetchPage(sites.productGlobal, path)).status, path).toBe(404)
})
