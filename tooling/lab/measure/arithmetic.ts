import type { Transfer } from './network-log.ts'

/** Returns the median of some values. Undefined without values. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/** Returns the least value that a share of all values does not exceed. Undefined without values. */
export const percentileOf = (values: readonly number[], share: number): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)]

/** Cumulative layout shift: the worst window of shifts less than 1 s apart, and no longer than 5 s. */
export function layoutShift(shifts: readonly { time: number; value: number }[]): number {
  let worst = 0
  let window = { start: 0, last: Number.NEGATIVE_INFINITY, sum: 0 }
  for (const { time, value } of shifts) {
    const goesOn = time - window.last < 1000 && time - window.start < 5000
    window = goesOn ? { ...window, last: time, sum: window.sum + value } : { start: time, last: time, sum: value }
    worst = Math.max(worst, window.sum)
  }
  return worst
}

/** Total blocking time: the part of each task after the first paint beyond 50 ms. */
export const blockingTime = (tasks: readonly { start: number; duration: number }[], firstPaint: number) =>
  tasks.reduce((sum, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, firstPaint)
    return sum + Math.max(0, afterPaint - 50)
  }, 0)

const kinds = ['html', 'script', 'style', 'picture', 'font', 'data', 'other'] as const
type Kind = (typeof kinds)[number]

/** Returns the kind of a transfer, by its destination and its content type. */
export function kindOf({ purpose, mime }: Pick<Transfer, 'purpose' | 'mime'>): Kind {
  if (purpose === 'Document') return 'html'
  if (purpose === 'Script' || mime.includes('javascript')) return 'script'
  if (purpose === 'Stylesheet') return 'style'
  if (purpose === 'Image' || mime.startsWith('image/')) return 'picture'
  if (purpose === 'Font') return 'font'
  if (purpose === 'Fetch' || purpose === 'XHR' || mime.includes('json')) return 'data'
  return 'other'
}

/** Adds up the transfers: bytes by kind, requests, failures. Cached files count nothing. */
export function weigh(transfers: readonly Transfer[]) {
  const paid = transfers.filter(({ isFromCache }) => !isFromCache)
  const bytesOf = (kind: Kind) =>
    paid.filter((one) => kindOf(one) === kind).reduce((sum, { encoded }) => sum + encoded, 0)
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)])) as Record<Kind, number>
  return {
    requests: paid.length,
    failed: transfers.filter(({ hasFailed }) => hasFailed).length,
    total: paid.reduce((sum, { encoded }) => sum + encoded, 0),
    ...byKind,
  }
}
