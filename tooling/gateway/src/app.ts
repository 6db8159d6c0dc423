import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Digests } from './secrets/digests.ts'
import type { Encryption } from './access/encryption.ts'
import type { Limits } from './access/limits.ts'
import { createAccountRoutes } from './account/login/account-routes.ts'
import { createAddressBookRoutes } from './account/profile/address-book-routes.ts'
import { createEmailChangeRoutes } from './account/email-change/email-change-routes.ts'
import { createFavouriteRoutes } from './account/profile/favourite-routes.ts'
import { createNewsletterRoutes } from './account/newsletter/newsletter-routes.ts'
import { createPasswordResetRoutes } from './account/password/password-reset-routes.ts'
import { createProfileRoutes } from './account/profile/profile-routes.ts'
import type { PasswordCost } from './account/password/password.ts'
import { createQueue } from './account/password/queue.ts'
import { createSubscriptionRoutes } from './account/newsletter/subscription-routes.ts'
import type { CaptchaSettings } from './captcha/captcha-settings.ts'
import type { VerifyCaptcha } from './captcha/verify-captcha.ts'
import { createCartRoutes } from './cart/cart-routes.ts'
import type { PermitNewCart } from './cart/new-cart-limit.ts'
import { createCatalogueRoutes } from './catalogue/catalogue-routes.ts'
import { createCheckoutRoutes } from './checkout/checkout-routes.ts'
import { createFreeOrderLimits } from './checkout/limit-free-orders.ts'
import { createConfigurationRoutes } from './configuration/configuration-routes.ts'
import type { VisitScripts } from './configuration/visit-scripts.ts'
import { createContactRoutes } from './contact/contact-routes.ts'
import { createContentRoutes } from './content/content-routes.ts'
import type { Clock } from './model/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import { retentionHealth } from './database/retention-steps.ts'
import { observeCalls, type ReportCall } from './http/observe-calls.ts'
import { onError } from './http/on-error.ts'
import { notFound, Refusal, serviceUnavailable } from './http/refusal.ts'
import type { IsShopOrigin } from './http/shop-origins.ts'
import { refuseUnstorableAddress } from './http/storable.ts'
import { createOrderRoutes } from './orders/order-routes.ts'
import { createPaymentMethodRoutes, type PaymentIcons } from './payments/payment-methods.ts'
import { reconcilePayment, type PaymentServices } from './payments/reconcile-payment.ts'
import type { ReportWebhook } from './payments/unproven-webhooks.ts'
import { createWebhookRoutes } from './payments/webhook-routes.ts'
import type { ImageRenderer } from './pictures/image-renderer.ts'
import { createPictureRoutes } from './pictures/picture-routes.ts'
import type { ShopDirectory } from './shops/shop-directory.ts'
import type { ShopEnvironment } from './shops/shop-environment.ts'

export interface AppParts {
  database: OpenDatabase
  findShop: ShopDirectory
  encryption: Encryption
  digests: Digests
  limits: Limits
  customersPerAddress: number
  permitNewCart: PermitNewCart
  isShopOrigin: IsShopOrigin
  imageRenderer: ImageRenderer
  captcha: CaptchaSettings
  verifyCaptcha: VerifyCaptcha
  clock: Clock
  passwordCost: PasswordCost
  icons: PaymentIcons
  visitScripts: VisitScripts
  allowedOrigins: string[]
  services: PaymentServices
  reconcileSoon: (transactionId: string) => void
  reportCall: ReportCall | undefined
  reportWebhook: ReportWebhook | undefined
}

const NO_STORE = { 'Cache-Control': 'no-store' }
const MAX_BODY_BYTES = 64 * 1024
// More waiting calls would time out anyway, so they are refused at once.
const MAX_WAITING_CALLS = 400
// The queue holds about a second of work. One network can fill it with its tries at one account and a few more.
const HASHING = { atOnce: 2, waiting: 40, kept: 10, ofNarrowNetwork: 12, ofWideNetwork: 24 }

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
  app.route('/health', createHealthRoutes(parts.database))
  app.route('/webhooks', createWebhookRoutes(parts))
  if (parts.allowedOrigins.length > 0) app.use('/shops/*', crossOrigin(parts.allowedOrigins))
  app.route('/shops/:shopId/api', createShopRoutes(parts))
  return app
}

function createShopRoutes(parts: AppParts) {
  const { database, encryption, digests, limits, services, imageRenderer, isShopOrigin, reconcileSoon } = parts
  const { db, pool } = database
  const routes = new Hono<ShopEnvironment>()
  const limited = bodyLimit({ maxSize: MAX_BODY_BYTES })
  // GET is exempt, because checking for a body costs more than most answers.
  routes.use((c, next) => (c.req.method === 'GET' ? next() : limited(c, next)))
  routes.use(async (c, next) => {
    if (pool.waitingCount > MAX_WAITING_CALLS) throw serviceUnavailable()
    const shop = await parts.findShop(c.req.param('shopId') ?? '')
    if (!shop) throw new Refusal(404, ['unknown-shop'])
    c.set('shop', shop)
    c.set('digests', digests)
    await next()
  })
  routes.route('/', createCatalogueRoutes(db))
  routes.route('/', createContentRoutes({ db }))
  routes.route('/', createConfigurationRoutes(parts.visitScripts, parts.captcha))
  routes.route('/', createPictureRoutes(db, imageRenderer))
  const reconcile = (id: string) => reconcilePayment(services, id, { isUrgent: true })
  routes.route('/', createCartRoutes({ db, encryption, limits, permitNewCart: parts.permitNewCart, reconcile }))
  routes.route(
    '/',
    createCheckoutRoutes({
      db,
      encryption,
      digests,
      limitFreeOrders: createFreeOrderLimits(limits),
      refusals: services.refusals,
      limits,
      permitNewCart: parts.permitNewCart,
      triggerOutbox: services.triggerOutbox,
      clock: parts.clock,
      isShopOrigin,
      reconcileSoon,
    }),
  )
  for (const provider of services.providers.values()) {
    routes.route('/', provider.routes({ ...services, limits, reconcile, clock: parts.clock }))
  }
  routes.route('/', createPaymentMethodRoutes(parts.icons, services.providers))
  const accountParts = { ...parts, db, hashing: createHashingQueue(parts), triggerOutbox: services.triggerOutbox }
  routes.route('/', createAccountRoutes(accountParts))
  routes.route('/', createPasswordResetRoutes(accountParts))
  routes.route('/', createProfileRoutes(accountParts))
  routes.route('/', createEmailChangeRoutes(accountParts))
  routes.route('/', createAddressBookRoutes(db))
  routes.route('/', createOrderRoutes(db, parts.permitNewCart))
  routes.route('/', createFavouriteRoutes(db))
  routes.route('/', createSubscriptionRoutes({ db, limits, isShopOrigin, triggerOutbox: services.triggerOutbox }))
  routes.route('/', createNewsletterRoutes(db, digests))
  routes.route(
    '/',
    createContactRoutes({
      db,
      limits,
      isShopOrigin,
      verifyCaptcha: parts.verifyCaptcha,
      triggerOutbox: services.triggerOutbox,
    }),
  )
  return routes
}

const createHashingQueue = ({ customersPerAddress }: AppParts) =>
  createQueue({
    ...HASHING,
    ofNarrowNetwork: HASHING.ofNarrowNetwork * customersPerAddress,
    ofWideNetwork: HASHING.ofWideNetwork * customersPerAddress,
  })

/** Allows no credentials, because tokens are sent in a header, never in a cookie. */
const crossOrigin = (origin: string[]) =>
  cors({ origin, allowHeaders: ['Authorization', 'Content-Type'], exposeHeaders: ['Retry-After'], maxAge: 600 })

function createHealthRoutes({ db }: OpenDatabase) {
  return (
    new Hono()
      .get('/live', (c) => c.json({ status: 'live' }, 200, NO_STORE))
      .get('/ready', async (c) => {
        await db.execute(sql`select 1`)
        return c.json({ status: 'ready' }, 200, NO_STORE)
      })
      // Separate from `/ready`: a failed step is an alarm, but the gateway can still serve calls.
      .get('/retention', async (c) => {
        const { isFailing, steps } = await retentionHealth(db)
        return c.json({ status: isFailing ? 'failing' : 'ok', steps }, isFailing ? 503 : 200, NO_STORE)
      })
  )
}
