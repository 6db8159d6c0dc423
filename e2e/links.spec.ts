import path from 'node:path'
import { expect, test } from '@playwright/test'
import { crawl } from './support/pages/links.ts'
import { productKeysOf } from './support/servers/gateway.ts'
import { isFullMatrix, siteOfBrand, sites, type Site } from './support/servers/sites.ts'

for (const site of Object.values(isFullMatrix ? sites : siteOfBrand)) {
  test(`${isFullMatrix ? 'every link' : 'every link but those to further products of a category'} of ${site.name} leads to a page of the shop`, async () => {
    const { dead, count } = await crawl(site, isFullMatrix ? () => true : await oneProductPerFolder(site))
    expect(dead).toEqual([])
    expect(count).toBeGreaterThan(20)
  })
}

/** Wants all pages, but one product of each folder. The pages of products are two thirds of a shop's. */
async function oneProductPerFolder(site: Site) {
  const keys = await productKeysOf(site)
  const folders = new Set<string>()
  return (address: string) => {
    const { dir, base } = path.posix.parse(address)
    if (!keys.has(base)) return true
    if (folders.has(dir)) return false
    folders.add(dir)
    return true
  }
}
