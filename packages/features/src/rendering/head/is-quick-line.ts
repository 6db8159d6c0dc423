/** Milliseconds that a browser waits for a typeface with `font-display: optional`. One that comes later is not shown. */
const FONT_WAIT = 100

/** The size of both typefaces of a brand, in kilobits: with megabits a second this gives milliseconds. */
const TYPEFACES_SIZE = 300

/** The Network Information API, which not every browser has. */
interface NetworkInformation {
  /** Milliseconds, and megabits a second: estimates from earlier pages. */
  rtt: number
  downlink: number
  saveData: boolean
}

/**
 * Returns whether the typefaces would arrive before the first paint. The delay of the line is the time to the page's first
 * byte. Its speed is the browser's estimate, or else the time from that byte to this script, which only a quick line keeps short.
 */
export function isQuickLine(): boolean {
  const { rtt = 0, downlink, saveData }: Partial<NetworkInformation> =
    (navigator as { connection?: NetworkInformation }).connection ?? {}
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page || saveData) return false
  const { requestStart, responseStart } = page
  const transfer = downlink ? TYPEFACES_SIZE / downlink : performance.now() - responseStart
  return Math.max(rtt, responseStart - requestStart) + transfer < FONT_WAIT
}
