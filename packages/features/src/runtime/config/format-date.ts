import { dateFormat } from '@shop/domain/text/dates.ts'

/** Formats a day in the style of a culture. Returns text that is no date unchanged. */
export function formatDate(placementDate: string, cultureName: string, weekday?: { weekday: 'long' }): string {
  const date = new Date(placementDate)
  if (placementDate === '' || Number.isNaN(date.getTime())) return placementDate
  return dateFormat(cultureName, { ...weekday, day: 'numeric', month: 'long', year: 'numeric' }).format(date)
}
