import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formatMoney } from '../../money/format.ts'
import { orders } from '../../orders/order-tables.ts'
import { shops } from '../../shops/shop-tables.ts'
import { inColumns } from '../columns.ts'
import { listHeld } from '../attention/held.ts'
import type { Asked } from '../operator-command.ts'
import { readShopClock } from '../shop-clock.ts'

const SHOWN = 50

/** Lists the latest orders, and the held payments, which become orders only by an operator's decision. */
export async function listOrders(db: Database, { shopId }: Pick<Asked, 'shopId'>): Promise<string> {
  if (shopId !== undefined) await checkShop(db, shopId)
  const isWanted = shopId === undefined ? undefined : eq(orders.shopId, shopId)
  const latest = await db.select().from(orders).where(isWanted).orderBy(desc(orders.placedAt)).limit(SHOWN)
  const clock = await readShopClock(db)
  const rows = latest.map(({ placedAt, orderNumber, status, paymentStatus, draft, shopId: shop }) => {
    const total = formatMoney(draft.totals.total, { ...draft.style, isHidden: false })
    return [clock(shop, placedAt), shop, orderNumber, status, paymentStatus, total]
  })
  return [rows.length === 0 ? 'There are no orders.' : inColumns(rows), ...(await listHeld(db))].join('\n')
}

async function checkShop(db: Database, shopId: string): Promise<void> {
  const known = (await db.select({ id: shops.id }).from(shops)).map(({ id }) => id)
  if (!known.includes(shopId)) throw new Error(`There is no shop "${shopId}", but ${known.toSorted().join(', ')}.`)
}
