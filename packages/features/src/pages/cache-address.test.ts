import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cacheAddress, NOT_FOUND_ADDRESS } from './cache-address.ts'
import { routeTable } from './routes.tsx'
import { storyShop } from '../testing/story-shop.tsx'

const categories = v.parse(categoriesSchema, [{ id: 1, title: 'Hearing care', url: '/hearing-care' }])

function addressOf(address: string, flags: Record<string, boolean> = {}) {
  const { config } = storyShop({ categories, flags })
  return cacheAddress(address, routeTable(config), config.categoryRoutes)
}

describe('the address under which a page is cached', () => {
  it.each([
    ['/?utm_source=mail&x=1', '/'],
    ['/hearing-care?sort=0&shown=24', '/hearing-care'],
    ['/hearing-care?x=1&sort=1&shown=30', '/hearing-care?shown=48&sort=1'],
    ['/search-result/a%2Fb?shown=999999', '/search-result/a%2Fb?shown=480'],
    ['/recommended-products?brand=A', '/recommended-products'],
    ['/hearing-care/details/DOM-1?size=8-mm&Gold=1&colour=beige', '/hearing-care/details/DOM-1?colour=beige&size=8-mm'],
    ['/customer-service/terms?x=1', '/customer-service/terms'],
  ])('[A3] of %s is %s: only what the page reads counts', (address, canonical) => {
    expect(addressOf(address)).toBe(canonical)
    expect(addressOf(canonical)).toBe(canonical)
  })

  it('[A3] is one for all addresses without a page', () => {
    for (const address of ['/nowhere', '/nowhere/at-all?x=1', '/hearing-care/else', NOT_FOUND_ADDRESS]) {
      expect(addressOf(address)).toBe(NOT_FOUND_ADDRESS)
    }
    expect(addressOf(NOT_FOUND_ADDRESS, { useEnrichedProductData: true })).toBe(NOT_FOUND_ADDRESS)
    expect(addressOf('/zinc-air', { useEnrichedProductData: true })).toBe('/zinc-air')
  })

  it.each([
    ['/cart?x=1', '/cart'],
    ['/account/login?previousPath=%2Fcart', '/account/login'],
    ['/payments/t-1/c-1?redirectResult=x', '/payments/transactionId/correlationId'],
    ['/payments/t-2', '/payments/transactionId/correlationId'],
    ['/account/order-history/order-details/1001', '/account/order-history/order-details/orderNumber'],
  ])('[RUN-30] of the private page %s is %s: no id and no query counts', (address, canonical) => {
    expect(addressOf(address)).toBe(canonical)
    expect(addressOf(canonical)).toBe(canonical)
  })

  it('does not exist for a page that has moved with its whole query', () => {
    expect(addressOf('/hearing_care?utm_source=x')).toBeUndefined()
  })
})
