import type { CalendarDay } from '../reading/moments.ts'
import { readCulture } from '../text/culture.ts'
import { isWorkingDay } from './holidays.ts'
import { clockIn, HOUR, type ShopTime } from './shop-time.ts'

/** When a shop sends its orders. */
export interface DeliveryTimes extends ShopTime {
  /** The hour until which an order is sent on the same working day, such as `15:00`. Undefined if the shop names none. */
  orderBefore?: string | undefined
}

/** More working days than any delivery takes. Bounds the loop below. */
const MAX_DAYS = 400

/** Returns the day after this many working days of the shop's country, itself a working day. */
export function deliveryDay(from: CalendarDay, workingDays: number, shop: Pick<ShopTime, 'cultureName'>): CalendarDay {
  const isWorking = workingDaysOf(shop)
  let day = from
  for (let left = Math.min(MAX_DAYS, Math.max(0, Math.ceil(workingDays))); left > 0 || !isWorking(day);) {
    day = dayAfter(day)
    if (isWorking(day)) left -= 1
  }
  return day
}

/**
 * Returns the day from which the delivery of an order is counted: the day of the order, or in a shop that names its hour the
 * working day on which the order is sent.
 */
export function orderDay(ordered: Date, shop: DeliveryTimes): CalendarDay {
  const { day, minutes } = clockIn(shop, ordered)
  const end = endOf(shop)
  if (end === undefined) return day
  return deliveryDay(minutes < end ? day : dayAfter(day), 0, shop)
}

/**
 * Returns the milliseconds for which `orderDay` stays the same at least: until the shop's hour, or the next full hour. Midnight
 * is a full hour too, also in a night when the clocks change.
 */
export function orderDayLasts(now: Date, shop: DeliveryTimes): number {
  const { minutes } = clockIn(shop, now)
  const untilEnd = (endOf(shop) ?? 0) - minutes
  const untilHour = 60 - (minutes % 60)
  return (untilEnd > 0 ? Math.min(untilEnd, untilHour) : untilHour) * MINUTE - (now.getTime() % MINUTE)
}

const MINUTE = 60_000

/** Returns the shop's hour in minutes since midnight. */
function endOf({ orderBefore = '' }: DeliveryTimes): number | undefined {
  const [, hours, minutes] = HOUR.exec(orderBefore) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function workingDaysOf({ cultureName }: Pick<ShopTime, 'cultureName'>) {
  const [region = ''] = /[A-Z]{2}$/.exec(readCulture(cultureName)) ?? []
  return (day: CalendarDay) => isWorkingDay(day, region)
}

const dayAfter = (day: CalendarDay): CalendarDay =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1))
