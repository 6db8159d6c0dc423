import { readDay } from '@shop/domain/reading/moments.ts'
import { dateFormat } from '@shop/domain/text/dates.ts'

/** Formats a day that the gateway sent in the style of a culture. Returns text that names no day unchanged. */
export function formatDate(sent: string, cultureName: string, weekday?: { weekday: 'long' }): string {
  const day = readDay(sent, cultureName)
  if (!day) return sent
  return dateFormat(cultureName, {
    ...weekday,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day)
}
