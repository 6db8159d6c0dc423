import type { GatewayOptions } from '@shop/api-client'
import { toCategoryRoutes } from '@shop/domain/catalogue/category-routes.ts'
import { createCartMemory } from './cart/cart-memory.ts'
import { createCartMerges } from './cart/cart-merges.ts'
import { createCartStore } from './cart/cart-store.ts'
import type { ProductLists } from './catalogue/product-lists.ts'
import { createOpenCheckout } from './checkout/open-checkout.ts'
import { forgetCheckout } from './checkout/clear-checkout-draft.ts'
import { createSeenLists } from './catalogue/seen-lists.ts'
import type { CheckoutStore } from './checkout/checkout-store.ts'
import { createContentLoader } from './content/content-loader.ts'
import { forgetPayments } from './payments/forget-payments.ts'
import type { Purchases } from './payments/purchases.ts'
import { createProductRequests } from './product/product-requests.ts'
import type { Brand, Site } from './runtime/config/brand.ts'
import { createGatewayLoader, type GatewayLoader } from './runtime/gateway/gateway-loader.ts'
import type { Platform } from './runtime/platform/platform.ts'
import type { BootstrapData } from './runtime/config/bootstrap-data.ts'
import type { ShopConfig } from './runtime/config/shop-config.tsx'
import { createHydration } from './rendering/client/hydration.ts'
import { createSessionStore } from './session/session-store.ts'
import { createUserStorage } from './session/user-storage.ts'

/** How to speak to a gateway before anybody is known: enough to load the bootstrap data. */
export const anonymousGatewayOptions = (site: Site, { fetch }: Pick<Platform, 'fetch'>): GatewayOptions => ({
  baseUrl: site.gatewayBase,
  visitor: () => ({ userId: '' }),
  fetch,
})

/** Everything one running shop consists of. Creates and connects only; what to do is decided in the stores. */
export function createShop(
  brand: Brand,
  site: Site,
  bootstrapData: BootstrapData,
  platform: Platform,
  knowsAllContent = true,
) {
  const sent = platform.beforeHydration?.takeAdds()
  // The gateway must know the visitor, and the session needs the gateway to log in: hence one of them is made later.
  const openCheckout = createOpenCheckout(platform.sessionStorage)
  const session = createSessionStore({
    loadGateway: () => loadGateway(),
    storage: createUserStorage(platform.cookies, platform.localStorage),
    now: platform.now,
    newId: platform.newId,
    hasMadeVisitor: sent?.hasMadeVisitor ?? false,
    forgetCustomer: () => {
      unsent.clear()
      lazyStores.checkout?.getState().startOver()
      forgetCheckout(platform.sessionStorage)
      forgetPayments(platform)
      cart.getState().reset()
    },
    checkout: {
      ...openCheckout,
      hold: () => {
        if (openCheckout.isOpen()) cart.getState().hold()
      },
    },
  })
  const visitor = () => {
    const { user, keepsCustomerId } = session.getState()
    const accessToken = user?.tokenInfo?.accessToken
    const isInterrupted = cart.getState().isHeld
    return {
      userId: user?.userProfile.userId ?? '',
      ...(accessToken && { accessToken }),
      keepsCustomerId,
      isInterrupted,
    }
  }
  const loadGateway: GatewayLoader = createGatewayLoader(
    {
      baseUrl: platform.gatewayBase ?? site.gatewayBase,
      fetch: platform.fetch,
      visitor,
      onExpiredToken: () => session.getState().expire(),
    },
    platform.beforeHydration?.sendAdd,
  )
  const cart = createCartStore(
    loadGateway,
    createCartMerges(platform.localStorage, () => visitor().userId),
    { paymentProvider: bootstrapData.configuration.paymentProvider },
  )
  const cartMemory = createCartMemory(cart, platform.localStorage, () => visitor().userId)
  const unsent = new Map<string, object>()
  // What only few pages need is made by the first of them, so that its code is no part of every page.
  const lazyStores: { checkout?: CheckoutStore; lists?: ProductLists; purchases?: Purchases } = {}
  const config: ShopConfig = {
    brand,
    site,
    categoryRoutes: toCategoryRoutes(bootstrapData.categories),
    ...bootstrapData,
  }
  const productRequests = createProductRequests(loadGateway)
  const hydration = createHydration()
  const seenLists = createSeenLists()
  const loadFullContent = createContentLoader(loadGateway, knowsAllContent ? bootstrapData.content : undefined)

  session.subscribe(({ user, isNew, interrupted, mergesCartOf }, before) => {
    const id = user?.userProfile.userId
    const idBefore = before.user?.userProfile.userId
    const isSame = id === idBefore && user?.tokenInfo === before.user?.tokenInfo
    if (!id || (isSame && interrupted === before.interrupted)) return
    const { adoptSentAdds, initEmpty, isHeld, mergeCartOf, refresh, release } = cart.getState()
    // The visitor decides first.
    if (isHeld && interrupted !== undefined) return
    cartMemory.recall()
    // A first visit speaks to no gateway, and loads no code for it, before there is something to say.
    if (isNew) initEmpty()
    const adds = before.user ? [] : (sent?.adds ?? [])
    if (adds.length > 0) return adoptSentAdds(adds)
    if (isNew) return
    // A failed read is visible in the cart itself; nobody waits for this promise.
    const read = () => (mergesCartOf ? mergeCartOf(mergesCartOf) : refresh())
    void (isHeld ? release(read) : read()).catch(() => undefined)
  })
  return {
    config,
    session,
    loadGateway,
    cart,
    lazyStores,
    seenLists,
    loadFullContent,
    openCheckout,
    unsent,
    hydration,
    productRequests,
    platform,
  }
}
export type Shop = ReturnType<typeof createShop>
