import { expect, test } from '@playwright/test'
import { crawl } from './support/pages/links.ts'
import { isFullMatrix, siteOfBrand, sites } from './support/servers/sites.ts'

for (const site of Object.values(isFullMatrix ? sites : siteOfBrand)) {
  test(`every link of ${site.name} leads to a page of the shop`, async () => {
    const { dead, count } = await crawl(site)
    expect(dead).toEqual([])
    expect(count).toBeGreaterThan(20)
  })
}
