import type { GatewayOptions } from '@shop/api-client'
import { callsAs, idOf } from '@shop/domain/account/visit.ts'
import { toCategoryRoutes } from '@shop/domain/catalogue/category-routes.ts'
import { adopt } from './cart/actions.ts'
import { createCartMemory } from './cart/cart-memory.ts'
import { createCartMerges } from './cart/merge.ts'
import { createCartStore } from './cart/cart-store.ts'
import { createCartOfVisit, reset } from './cart/cart-of-visit.ts'
import type { ProductLists } from './catalogue/product-lists.ts'
import { createSeenLists } from './catalogue/seen-lists.ts'
import type { CheckoutStore } from './checkout/checkout-store.ts'
import { createContentLoader } from './content/content-loader.ts'
import { createMayBePaid } from './payments/result/may-be-paid.ts'
import type { Purchases } from './payments/purchases/purchases.ts'
import { createProductRequests } from './product/product-requests.ts'
import type { Brand, Site } from './runtime/config/brand.ts'
import { createGatewayLoader, type GatewayLoader } from './runtime/gateway/gateway-loader.ts'
import { forget } from './runtime/memory/memory.ts'
import type { Platform } from './runtime/platform/platform.ts'
import type { BootstrapData } from './runtime/config/bootstrap-data.ts'
import type { ShopConfig } from './runtime/config/shop-config.tsx'
import { lazily } from './runtime/state/lazily.ts'
import { createHydration } from './rendering/client/hydration.ts'
import { replayRecorded, takePresses } from './rendering/press/presses.ts'
import { createVisit } from './session/visit/visit-store.ts'
import { createUserStorage } from './session/visit/user-storage.ts'

/** The options of a gateway client without a visitor: enough to load the bootstrap data. */
export const anonymousGatewayOptions = (site: Site, { fetch }: Pick<Platform, 'fetch'>): GatewayOptions => ({
  baseUrl: site.gatewayBase,
  visitor: () => ({ userId: '' }),
  fetch,
})

/**
 * Creates everything that one running shop consists of, and connects it. The rules are in the stores. `knowsAllContent` is
 * false for bootstrap data without the long texts, which the browser then loads on demand.
 */
export function createShop(
  brand: Brand,
  site: Site,
  bootstrapData: BootstrapData,
  platform: Platform,
  knowsAllContent = true,
) {
  const presses = takePresses(platform.beforeHydration, (adds) => adopt({ cart }, adds))
  // The gateway needs the visit, whose effects need the gateway. Functions hand them to each other.
  const { visit, tell } = createVisit({
    loadGateway: () => loadGateway(),
    storage: createUserStorage(platform),
    forgetCustomer: () => {
      unsent.clear()
      checkout.peek()?.getState().reset()
      forget(platform, 'customer')
      reset({ cart })
    },
    tellCart: (to) => tellCart(to),
  })
  const visitorId = () => idOf(visit.getState()) ?? ''
  const loadGateway: GatewayLoader = createGatewayLoader(
    {
      baseUrl: platform.gatewayBase ?? site.gatewayBase,
      fetch: platform.fetch,
      visitor: () => callsAs(visit.getState()),
      onExpiredToken: () => tell({ type: 'refused', newId: platform.newId() }),
    },
    platform.beforeHydration?.sendAdd,
  )
  const cart = createCartStore(loadGateway, createCartMerges(platform, visitorId))
  const cartMemory = createCartMemory(cart, platform, visitorId)
  const tellCart = createCartOfVisit({ cart, cartMemory, adoptPresses: presses.adopt })
  const unsent = new Map<string, object>()
  const checkout = lazily<CheckoutStore>()
  const config: ShopConfig = {
    brand,
    site,
    categoryRoutes: toCategoryRoutes(bootstrapData.categories),
    ...bootstrapData,
  }
  const productRequests = createProductRequests(loadGateway)
  const hydration = createHydration(replayRecorded)
  const seenLists = createSeenLists()
  const loadFullContent = createContentLoader(loadGateway, knowsAllContent ? bootstrapData.content : undefined)

  return {
    config,
    visit,
    tell,
    madeByHead: presses.hasMadeVisitor,
    loadGateway,
    cart,
    presses,
    mayBePaid: createMayBePaid(),
    checkout,
    lists: lazily<ProductLists>(),
    purchases: lazily<Purchases>(),
    seenLists,
    loadFullContent,
    unsent,
    hydration,
    productRequests,
    platform,
  }
}
export type Shop = ReturnType<typeof createShop>
