import { describe, expect, it } from 'vitest'
import { complaintAbout, unusedRules } from './house-rules.mjs'
import { ourPackages, targetOf } from '../workspace/packages.mjs'

const packages = ourPackages()
function complaint(file, name, typeOnly = false) {
  const ownerOf = (place) => packages.find(({ folder }) => place?.startsWith(`${folder}/`))?.name
  const target = targetOf(file, name, packages)
  return complaintAbout({ file, name, typeOnly, target, from: ownerOf(file), to: ownerOf(target) })
}

describe('the house rules', () => {
  it.each([
    ['packages/domain/src/cart/cart.ts', 'react'],
    ['packages/domain/src/cart/cart.ts', 'node:fs'],
    ['packages/domain/src/cart/cart.ts', '@shop/ui/elements/button.tsx'],
    ['packages/api-client/src/gateway.ts', 'zustand'],
    ['packages/ui/src/elements/button.tsx', '@shop/domain/cart/cart.ts'],
    ['packages/features/src/runtime/document/head.tsx', '../../cart/cart-store.ts'],
    ['packages/features/src/runtime/navigation/router.ts', '../document/head.tsx'],
    ['packages/features/src/runtime/platform/storage.ts', '../state/store-context.tsx'],
    ['packages/features/src/runtime/stray.ts', './config/brand.ts'],
    ['packages/features/src/checkout/checkout-store.ts', '../payments/nets.ts'],
    ['packages/features/src/cart/cart-store.ts', '../shop.ts'],
    ['packages/features/src/cart/page/cart-item.tsx', '../../catalogue/product-tile.tsx'],
    ...['story-shop.tsx', 'testing.tsx', 'providers.tsx', 'render.tsx', 'start.tsx'].flatMap((above) => [
      ['packages/features/src/cart/cart-store.ts', `../${above}`],
      ['packages/features/src/pages/routes.tsx', `../${above}`],
    ]),
    ['packages/features/src/cart/cart-store.ts', 'phonicear/brand.ts'],
    ['apps/phonicear/src/main.tsx', '@shop/domain/cart/cart.ts'],
    ['tooling/gateway/src/app.ts', '@shop/api-client/gateway.ts'],
    ['tooling/gateway/src/cart/price-cart.ts', '../orders/place-order.ts'],
    ['tooling/gateway/src/checkout/make-draft.ts', '../payments/start-payment.ts'],
    ['tooling/gateway/src/payments/providers/nets/nets.ts', '../../../mails/mailer.ts'],
    ['tooling/gateway/src/outbox/outbox.ts', '../payments/payment-lane.ts'],
    ['tooling/gateway/src/shops/shop.ts', '../seeding/seed-shops.ts'],
    ['tooling/gateway/src/http/refusal.ts', '../settings.ts'],
    ['tooling/gateway/src/app.ts', '@shop/demo-shops/demo-data.ts'],
    ['tooling/gateway/src/gateway.ts', '../testing/test-gateway.ts'],
    ['tooling/gateway/testing/test-gateway.ts', '@shop/demo-shops/demo-data.ts'],
    ['packages/features/src/testing/story-shop.tsx', '@shop/demo-shops/demo-data.ts'],
    ['tooling/demo-shops/src/demo-data.ts', '@shop/gateway/app.ts'],
    ['tooling/sandboxes/src/app.ts', '@shop/domain/cart/cart.ts'],
    ['e2e/journeys/buy.spec.ts', '@shop/domain/cart/cart.ts'],
  ])('keep %s from importing %s', (file, name) => {
    expect(complaint(file, name)).toContain(file)
  })

  it.each([
    ['packages/domain/src/cart/cart.ts', 'valibot'],
    ['packages/domain/src/cart.test.ts', 'fast-check'],
    ['packages/features/src/pages/cart/cart-page.tsx', '../../cart/cart-store.ts'],
    ['packages/features/src/cart/page/cart-item.tsx', '../cart-context.ts'],
    ['packages/features/src/runtime/document/head.tsx', '../navigation/router.ts'],
    ['packages/features/src/cart/cart-store.ts', './cart-context.tsx'],
    ['packages/features/src/shop.ts', './cart/cart-store.ts'],
    ['packages/features/src/testing/story-shop.tsx', './providers.tsx'],
    ['packages/features/src/cart/cart-store.test.ts', '../testing.tsx'],
    ['packages/features/src/cart/cart-item.stories.tsx', '../story-shop.tsx'],
    ['tooling/gateway/src/app.test.ts', '@shop/api-client/gateway.ts'],
    ['tooling/gateway/src/payments/providers/nets/nets.ts', '../../../transactions/transaction-store.ts'],
    ['tooling/gateway/src/payments/start-payment.ts', './providers/nets/nets.ts'],
    ['tooling/gateway/src/configure.ts', './settings.ts'],
    ['tooling/gateway/src/cart/cart-routes.test.ts', '../../testing/test.ts'],
    ['tooling/gateway/src/seeding/read-demo-data.ts', '@shop/demo-shops/demo-data.ts'],
    ['apps/phonicear/src/main.tsx', '@shop/features/start.tsx'],
  ])('let %s import %s', (file, name) => {
    expect(complaint(file, name)).toBeUndefined()
  })

  it('let the context of the shop know the shop as a type, and nothing else', () => {
    const context = 'packages/features/src/runtime/state/shop-context.ts'
    expect(complaint(context, '../../shop.ts', true)).toBeUndefined()
    expect(complaint(context, '../../shop.ts')).toContain('above all layers')
    expect(complaint('packages/features/src/pages/cart/cart-page.tsx', '../../shop.ts', true)).toContain(
      'above all layers',
    )
  })

  it.each([
    ['packages/features/src/news/news.ts', '../runtime/flags.ts'],
    ['tooling/gateway/src/news/news.ts', '../model/product.ts'],
  ])('ask for a layer when the folder of %s has none', (file, name) => {
    expect(complaint(file, name)).toContain('in no layer')
  })

  it('have no opening that nothing needs, and no folder without a file', () => {
    const source = 'packages/api-client/src/gateway.ts'
    const step = { file: source, from: '@shop/api-client', name: 'ky', target: undefined, to: undefined }
    const complaints = unusedRules([step], [source]).join('\n')
    expect(complaints).toContain('nothing in @shop/api-client needs valibot')
    expect(complaints).toContain('nothing in @shop/api-client needs @shop/domain')
    expect(complaints).not.toContain('needs ky')
    expect(complaints).toContain('the folder tokens holds no file')
  })
})
