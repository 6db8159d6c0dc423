import { clockIn } from '@shop/domain/time/shop-time.ts'
import type { Database } from '../database/database.ts'
import { shops } from '../shops/shop-tables.ts'
import { minuteOf } from './columns.ts'

/** Formats a time to the minute, as a clock in a shop shows it. */
export type ShopClock = (shopId: string, moment: Date) => string

/** Reads the time zones of all shops. The times of a shop that is gone are in UTC. */
export async function readShopClock(db: Database): Promise<ShopClock> {
  const all = await db.select({ id: shops.id, settings: shops.settings }).from(shops)
  const styles = new Map(all.map(({ id, settings }) => [id, settings]))
  return (shopId, moment) => {
    const style = styles.get(shopId)
    if (!style) return minuteOf(moment)
    const { day, minutes } = clockIn(style, moment)
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
    return `${day.toISOString().slice(0, 10)} ${hour}:${minute}`
  }
}
