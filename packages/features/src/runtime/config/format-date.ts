import { dateFormat } from '@shop/domain/text/dates.ts'

/** A day as people of a culture write it; what is no date stays as it was sent (OP-39). */
export function formatDate(placementDate: string, cultureName: string, weekday?: { weekday: 'long' }): string {
  const date = new Date(placementDate)
  if (placementDate === '' || Number.isNaN(date.getTime())) return placementDate
  return dateFormat(cultureName, { ...weekday, day: 'numeric', month: 'long', year: 'numeric' }).format(date)
}
