import type { Gateway } from '@shop/api-client'
import { categoryPlaces } from '@shop/domain/category-routes.ts'
import { createCartStore } from './cart/cart-store.ts'
import { createProductLists } from './catalogue/product-lists.ts'
import type { CheckoutStore } from './checkout/checkout-store.ts'
import { createContentSource } from './content/content-source.ts'
import type { Brand, Site } from './runtime/brand.ts'
import { createLazyGateway } from './runtime/lazy-gateway.ts'
import type { Outside } from './runtime/outside.ts'
import type { Basics } from './runtime/basics.ts'
import type { ShopFacts } from './runtime/shop-context.tsx'
import { onceMore } from './session/once-more.ts'
import { createSessionStore } from './session/session-store.ts'
import { createUserMemory } from './session/user-memory.ts'

/** A gateway for the time before anybody is known: enough for the basics. */
export const createAnonymousGateway = (site: Site, { fetch }: Pick<Outside, 'fetch'>): Gateway =>
  createLazyGateway({ baseUrl: site.gatewayBase, visitor: () => ({ userId: '' }), fetch })

/** Everything one running shop consists of. Creates and connects only; what to do is decided in the stores. */
export function createShop(brand: Brand, site: Site, basics: Basics, outside: Outside, knowsAllContent = true) {
  // The gateway must know the visitor, and the session needs the gateway to log in: hence one of them comes late.
  const session = createSessionStore({
    gateway: (): Gateway => gateway,
    memory: createUserMemory(outside.cookies, outside.localStorage),
    now: outside.now,
    newId: outside.newId,
  })
  const calls = createLazyGateway({
    baseUrl: site.gatewayBase,
    fetch: outside.fetch,
    visitor: () => {
      const { user } = session.getState()
      const accessToken = user?.tokenInfo?.accessToken
      return { userId: user?.userProfile.userId ?? '', ...(accessToken && { accessToken }) }
    },
  })
  const { expire } = session.getState()
  const gateway = { ...calls, cart: onceMore(calls.cart, expire), payments: onceMore(calls.payments, expire) }
  const cart = createCartStore(gateway)
  // What only few pages need is made by the first of them, so that its code is no part of every page.
  const late: { checkout?: CheckoutStore } = {}
  const facts: ShopFacts = { brand, site, places: categoryPlaces(basics.categories), ...basics }
  const lists = createProductLists(gateway, basics.configuration, outside.now)
  const fullContent = createContentSource(gateway, knowsAllContent ? basics.content : undefined)

  session.subscribe(({ user }, before) => {
    const id = user?.userProfile.userId
    const idBefore = before.user?.userProfile.userId
    if (!id || (id === idBefore && user?.tokenInfo === before.user?.tokenInfo)) return
    const { adopt, refresh } = cart.getState()
    const brings = user.tokenInfo && idBefore && idBefore !== id
    // A failed read is visible in the cart itself; nobody waits for this promise.
    void (brings ? adopt(idBefore) : refresh()).catch(() => undefined)
  })
  return { facts, session, gateway, cart, late, lists, fullContent, outside }
}
export type Shop = ReturnType<typeof createShop>
