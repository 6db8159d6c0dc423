import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createAccountRoutes } from './account/login/account-routes.ts'
import { createAddressBookRoutes } from './account/profile/address-book-routes.ts'
import { createEmailChangeRoutes } from './account/email-change/email-change-routes.ts'
import { createFavouriteRoutes } from './account/profile/favourite-routes.ts'
import { createNewsletterRoutes } from './account/newsletter/newsletter-routes.ts'
import { createPasswordResetRoutes } from './account/password/password-reset-routes.ts'
import { createProfileRoutes } from './account/profile/profile-routes.ts'
import { createSubscriptionRoutes } from './account/newsletter/subscription-routes.ts'
import { createCartRoutes } from './cart/cart-routes.ts'
import { createCatalogueRoutes } from './catalogue/catalogue-routes.ts'
import { createCheckoutRoutes } from './checkout/checkout-routes.ts'
import { createConfigurationRoutes } from './configuration/configuration-routes.ts'
import { createContactRoutes } from './contact/contact-routes.ts'
import { createContentRoutes } from './content/content-routes.ts'
import type { OpenDatabase } from './database/database.ts'
import { createHealthRoutes } from './http/health-routes.ts'
import { observeCalls, type ReportCall } from './http/observe-calls.ts'
import { onError } from './http/on-error.ts'
import { notFound, Refusal, serviceUnavailable } from './http/refusal.ts'
import { refuseUnstorableAddress } from './http/storable.ts'
import { createGuestOrderRoutes } from './orders/guest/guest-order-routes.ts'
import { createRefillRoutes } from './orders/refill/refill-routes.ts'
import { createOrderRoutes } from './orders/order-routes.ts'
import { createPaymentMethodRoutes } from './payments/payment-methods.ts'
import { createPaymentRoutes } from './payments/payment-routes.ts'
import { createWebhookRoutes } from './payments/webhook-routes.ts'
import { createPictureRoutes } from './pictures/picture-routes.ts'
import type { ShopEnvironment } from './shops/shop-environment.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }
const MAX_BODY_BYTES = 64 * 1024
// More waiting calls would time out anyway, so they are refused at once.
const MAX_WAITING_CALLS = 400

/** Everything below `/shops/:shopId/api`. Each factory names the parts that it needs. */
const SHOP_ROUTES = [
  createCatalogueRoutes,
  createContentRoutes,
  createConfigurationRoutes,
  createPictureRoutes,
  createCartRoutes,
  createCheckoutRoutes,
  createPaymentRoutes,
  createPaymentMethodRoutes,
  createAccountRoutes,
  createPasswordResetRoutes,
  createProfileRoutes,
  createEmailChangeRoutes,
  createAddressBookRoutes,
  createOrderRoutes,
  createGuestOrderRoutes,
  createRefillRoutes,
  createFavouriteRoutes,
  createSubscriptionRoutes,
  createNewsletterRoutes,
  createContactRoutes,
]

type RouteFactory = (typeof SHOP_ROUTES)[number] | typeof createWebhookRoutes
/** All members of a union at once. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The parts of all routes together, and of the app around them. */
export type AppParts = AllOf<Parameters<RouteFactory>[0]> & {
  database: OpenDatabase
  allowedOrigins: string[]
  reportCall: ReportCall | undefined
}

/** The gateway's HTTP app: every shop below `/shops/:shopId/api`, health checks, and webhooks for payment providers. */
export function createApp(parts: AppParts) {
  const app = new Hono()
  app.onError(onError)
  app.notFound((c) => c.json(notFound().body, 404, NO_STORE))
  app.use(observeCalls(parts.reportCall))
  app.use(async (c, next) => {
    // Set before the answer exists, because changing the headers of a finished answer copies it.
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.use(refuseUnstorableAddress)
  app.route('/health', createHealthRoutes(parts.db))
  app.route('/webhooks', createWebhookRoutes(parts))
  if (parts.allowedOrigins.length > 0) app.use('/shops/*', crossOrigin(parts.allowedOrigins))
  app.route('/shops/:shopId/api', createShopRoutes(parts))
  return app
}

function createShopRoutes(parts: AppParts) {
  const routes = new Hono<ShopEnvironment>()
  const limited = bodyLimit({ maxSize: MAX_BODY_BYTES })
  // GET is exempt, because checking for a body costs more than most answers.
  routes.use((c, next) => (c.req.method === 'GET' ? next() : limited(c, next)))
  routes.use(async (c, next) => {
    if (parts.database.pool.waitingCount > MAX_WAITING_CALLS) throw serviceUnavailable()
    const shop = await parts.findShop(c.req.param('shopId') ?? '')
    if (!shop) throw new Refusal(404, ['unknown-shop'])
    c.set('shop', shop)
    c.set('digests', parts.digests)
    await next()
  })
  for (const create of SHOP_ROUTES) routes.route('/', create(parts))
  return routes
}

/** Allows no credentials, because tokens are sent in a header, never in a cookie. */
const crossOrigin = (origin: string[]) =>
  cors({ origin, allowHeaders: ['Authorization', 'Content-Type'], exposeHeaders: ['Retry-After'], maxAge: 600 })
