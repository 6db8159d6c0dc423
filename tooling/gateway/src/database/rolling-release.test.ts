import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../http/listen.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { runCommand } from '../operator/commands.ts'
import { createFakeNets, createShopper, sureOperator, type Shopper, useTestGateway } from '../../testing/test.ts'
import { homeAddress } from '../../testing/shopper.ts'
import { killGateways, startGateway, until, type GatewayProcess } from '../../testing/gateway-process.ts'
import { breakingParts, type Tables } from '../../testing/database/migration-rules.ts'
import { freePort } from '@shop/server/testing/ports.ts'
import { migrate } from './migrate.ts'
import { moveStoredEmailsOnce } from './move-stored-emails.ts'

type Columns = Tables['tables'][string]['columns']

// The migration of a newer release. Only that release writes the added columns.
const EXPANDING = `ALTER TABLE "carts" ADD COLUMN "gift_note" text;
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "carts_gift_note" ON "carts" USING btree ("gift_note");`
const tables = (carts: Columns, transactions: Columns): Tables => ({
  tables: { 'public.carts': { columns: carts }, 'public.transactions': { columns: transactions } },
})
const EXPANDED = tables(
  { gift_note: { type: 'text', notNull: false } },
  { channel: { type: 'text', notNull: true, default: "'web'" } },
)
const CONTRACTING = 'ALTER TABLE "carts" DROP COLUMN "payment_code";'

const nets = createFakeNets()
const database = useTestGateway({ shops: 'demo' })
let folder: string
let oldGateway: GatewayProcess
let closeNets: () => Promise<void>
let start: (program?: string) => Promise<GatewayProcess>

/** Applies the migration of a newer release, as its first gateway does at its start. */
async function release(name: string, sql: string): Promise<void> {
  const migrationsFolder = path.join(folder, name)
  await mkdir(path.join(migrationsFolder, 'meta'), { recursive: true })
  const entries = [{ idx: 0, version: '7', when: Date.now() + 1e9, tag: name, breakpoints: true }]
  await writeFile(path.join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ entries }))
  await writeFile(path.join(migrationsFolder, `${name}.sql`), sql)
  await migrate(database.db, { migrationsFolder })
}

/** A shopper whose calls go to the gateway that was last given to `use`. */
function createRoamingShopper() {
  let base = oldGateway.base
  const shopper = createShopper((...request) => {
    const { pathname, search } = new URL(new Request(...request).url)
    return fetch(`${base}${pathname}${search}`, request[1])
  }, 'phonicear_dk')
  return {
    ...shopper,
    use: (gateway: GatewayProcess) => {
      base = gateway.base
    },
  }
}

interface Export {
  orders: object[]
}
interface Found {
  products: { id: string; isConfigurable: boolean; inStock: boolean; canAddToCart: boolean }[]
}

async function findProduct({ get }: Pick<Shopper, 'get'>): Promise<string> {
  const { products } = (await get('/products/search', { query: '312' })).body as Found
  return products.find((product) => !product.isConfigurable && product.inStock && product.canAddToCart)!.id
}

/** Buys a product: fills the cart and starts the payment at one gateway. The other places the order and gets the webhook. */
async function buy(
  [first, second]: readonly [GatewayProcess, GatewayProcess],
  email = homeAddress.email,
): Promise<string> {
  const shopper = createRoamingShopper()
  shopper.use(first)
  expect((await shopper.add({ [await findProduct(shopper)]: 2 })).status).toBe(200)
  shopper.use(second)
  const placed = await shopper.placeOrder({
    shippingMethod: 'gls-home',
    invoiceAddress: { ...homeAddress, email },
  })
  expect(placed).toMatchObject({ status: 200, body: { transactionId: expect.any(String) } })
  const { transactionId, correlationId } = placed.body
  shopper.use(first)
  const { paymentId } = (await shopper.nets()).body
  nets.pay(paymentId)
  const webhook = await fetch(`${second.base}/webhooks/nets`, {
    method: 'POST',
    headers: { authorization: 'sandboxNetsWebhook' },
    body: nets.event(paymentId),
  })
  expect(webhook.ok).toBe(true)
  await until(async () => (await shopper.transaction(transactionId, correlationId)).body.orderPlaced === true)
  return transactionId
}

describe('a rolling release', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rolling-release-'))
    const netsPort = await freePort()
    closeNets = (await listen(netsPort, '127.0.0.1', () => ({ fetch: (request) => nets.fetch(request) }))).close
    start = (program) =>
      startGateway(
        {
          DATA_DIR: folder,
          PICTURE_WARM_UP: 'off',
          DATABASE_URL: database.settings.databaseUrl,
          NETS_API_BASE: `http://127.0.0.1:${netsPort}`,
        },
        program,
      )
    oldGateway = await start(process.env.EARLIER_GATEWAY)
  }, 120_000)
  afterAll(async () => {
    await killGateways()
    await closeNets()
    await rm(folder, { recursive: true })
  })

  describe('a gateway whose tables a newer release has changed', { timeout: 120_000 }, () => {
    it('serves purchases beside the newer one, and each can continue a purchase of the other', async () => {
      const { pool, db } = database.database
      const shopper = createRoamingShopper()
      const id = await findProduct(shopper)
      await shopper.add({ [id]: 1 })
      const calls = Promise.all(Array.from({ length: 20 }, () => shopper.get('/cart/get')))
      await release('expanding', EXPANDING)
      expect(new Set((await calls).map(({ status }) => status))).toEqual(new Set([200]))

      // It starts on tables that are newer than its own migrations, as after a rollback.
      const newGateway = await start()
      const bought = [
        await buy([oldGateway, newGateway]),
        await buy([newGateway, oldGateway]),
        await buy([oldGateway, oldGateway]),
      ]
      const placed = await db.select().from(orders).where(inArray(orders.transactionId, bought))
      expect(placed.map(({ transactionId }) => transactionId).toSorted()).toEqual(bought.toSorted())
      expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(bought.length)
      for (const transactionId of bought) {
        expect(await db.$count(outbox, eq(outbox.key, `confirmation:${transactionId}`))).toBe(1)
      }

      await pool.query(`update carts set gift_note = 'For Inger' where user_id = $1`, [shopper.userId])
      await shopper.add({ [id]: 1 })
      const { rows } = await pool.query('select gift_note, version from carts where user_id = $1', [shopper.userId])
      expect(rows).toEqual([{ gift_note: 'For Inger', version: 2 }])
    })

    // With `EARLIER_GATEWAY` of before the stored form, one of both orders has the other form.
    it('finds and moves the e-mail addresses of both', async () => {
      const { db } = database.database
      const email = 'Åse@høreapparat.dk'
      const newGateway = await start()
      const bought = [await buy([newGateway, oldGateway], email), await buy([oldGateway, newGateway], email)]
      const found = async () => (JSON.parse(await runCommand(db, 'export', [email], sureOperator)) as Export).orders
      expect(await found()).toHaveLength(2)
      await moveStoredEmailsOnce(db)
      expect(await found()).toHaveLength(2)
      const placed = await db.select().from(orders).where(inArray(orders.transactionId, bought))
      expect(new Set(placed.map(({ draft }) => draft.invoiceAddress.email))).toEqual(
        new Set(['åse@xn--hreapparat-0cb.dk']),
      )
    })

    it('fails after a migration that the rule for migrations refuses', async () => {
      expect(breakingParts({ sql: EXPANDING, before: tables({}, {}), after: EXPANDED })).toEqual([])
      expect(breakingParts({ sql: CONTRACTING, before: EXPANDED, after: EXPANDED })).toEqual([
        expect.stringContaining('removes what an earlier gateway may use'),
      ])
      await release('contracting', CONTRACTING)
      const shopper = createRoamingShopper()
      expect((await shopper.get('/cart/get')).status).toBe(500)
    })
  })
})
