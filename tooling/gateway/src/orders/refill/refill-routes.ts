import { readRefillDay, refillDays } from '@shop/domain/orders/refill-reminder.ts'
import { refilledSchema } from '@shop/domain/orders/refilled.ts'
import { clockIn } from '@shop/domain/time/shop-time.ts'
import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { authorise } from '../../access/authorise.ts'
import type { Limits } from '../../access/limits.ts'
import { sendLinkPage } from '../../account/link-page.ts'
import type { PermitNewCart } from '../../cart/new-cart-limit.ts'
import type { Database } from '../../database/database.ts'
import { databaseTime } from '../../database/database-time.ts'
import { bounded } from '../../http/bounded.ts'
import { clientNetworks } from '../../http/client-address.ts'
import { readBody } from '../../http/read-request.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { sendEmpty, sendJson } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
import { shopOrigin } from '../../shops/shop-origin.ts'
import type { Digests } from '../../secrets/digests.ts'
import { isSignedLink } from '../../secrets/signed-links.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { readOpenedOrder } from '../guest/order-access.ts'
import { orders } from '../order-tables.ts'
import { readOrder, readOrderWhere } from '../read-orders.ts'
import { fillAgain } from '../reorder.ts'
import { END_REFILL } from './refill-links.ts'
import { askForRefill, endRefill, findRefill, markFilled } from './refill-reminders.ts'

const text = v.pipe(v.string(), v.maxLength(100))

/** A day, and whose order it is for: the visitor's, or one that was opened without an account. */
const askSchema = bounded(
  v.union([v.object({ day: text, orderToken: text }), v.object({ day: text, userId: text, orderNumber: text })]),
)
const openSchema = bounded(v.object({ token: text, userId: text }))

interface RefillParts {
  db: Database
  digests: Digests
  limits: Limits
  isShopOrigin: IsShopOrigin
  permitNewCart: PermitNewCart
}

type EndContext = Context<ShopEnvironment, typeof END_REFILL>

const sendsMails = (c: Context<ShopEnvironment>) => c.get('shop').configuration.refillMails

/** The one refusal for every link that fills no cart: unknown, altered, of another shop, expired or ended. */
const linkOver = () => new Refusal(403, ['refill-over'])

/** The calls for reminders to order again, in shops that send them by mail, and the page that ends one. */
export function createRefillRoutes({ db, digests, limits, isShopOrigin, permitNewCart }: RefillParts) {
  const routes = new Hono<ShopEnvironment>()

  routes.post('/v1.0/refills', async (c) => {
    if (!sendsMails(c)) throw notFound()
    const asked = await readBody(c, askSchema)
    const { id: shopId, configuration } = c.get('shop')
    const origin = shopOrigin(c, isShopOrigin)
    await limits.network.count('refill-request', clientNetworks(c))
    const today = clockIn(configuration, await databaseTime(db)).day
    const day = readRefillDay(asked.day, refillDays(today, 1))
    if (!day) throw new Refusal(400, ['invalid-day'])
    const { transactionId } = await orderOf(c, { ...asked, shopId })
    await askForRefill(db, { shopId, transactionId, origin, day })
    return sendEmpty(c)
  })

  type Asked = v.InferOutput<typeof askSchema> & { shopId: string }
  const orderOf = async (c: Context<ShopEnvironment>, asked: Asked) => {
    if ('orderToken' in asked) return readOpenedOrder(db, digests, { shopId: asked.shopId, token: asked.orderToken })
    await authorise(c, db, asked.userId)
    return readOrder(db, asked, asked.orderNumber)
  }

  routes.post('/v1.0/refills/open', async (c) => {
    if (!sendsMails(c)) throw notFound()
    const { token, userId } = await readBody(c, openSchema)
    await limits.network.count('refill-link', clientNetworks(c))
    await authorise(c, db, userId)
    const shop = c.get('shop')
    const [id = '', signature = ''] = token.split('.')
    const reminder = await findRefill(db, id)
    const order = reminder && (await readOrderWhere(db, eq(orders.transactionId, reminder.transactionId)))
    if (!order || !isSignedLink(digests, 'refill', 'open', { shopId: shop.id, id }, signature)) throw linkOver()
    const notSold = await fillAgain(db, shop, { ...order, userId }, permitNewCart(c))
    await markFilled(db, id)
    return sendJson(c, refilledSchema, { notSold })
  })

  /** Returns the id that an end link names. Undefined if it was not signed. */
  const idOf = (c: EndContext) => {
    const { id, signature } = c.req.param()
    return isSignedLink(digests, 'refill', 'end', { shopId: c.get('shop').id, id }, signature) ? id : undefined
  }
  const title = 'RefillMailTitle'

  // Changes nothing, because mail scanners follow every link.
  routes.get(END_REFILL, (c) =>
    idOf(c) === undefined
      ? sendLinkPage(c, db, { title, text: 'RefillLinkOver', status: 404 })
      : sendLinkPage(c, db, { title, text: 'RefillEndText', button: 'RefillEnd' }),
  )

  // The page's button, and that of mail programs (RFC 8058). The same answer for a reminder that has ended or is gone.
  routes.post(END_REFILL, async (c) => {
    const id = idOf(c)
    if (id === undefined) return sendLinkPage(c, db, { title, text: 'RefillLinkOver', status: 404 })
    await endRefill(db, id)
    return sendLinkPage(c, db, { title, text: 'RefillEnded' })
  })

  return routes
}
