import type { PeekedDevice } from '../../runtime/memory/peek-device.ts'
import { knowsTypefaces, TYPEFACES_ID } from '../client/known-typefaces.ts'
import { link } from './link.ts'

/**
 * Uses the brand's typefaces from the first paint on if the browser has them, or if the line is quick. Otherwise they are
 * loaded after the page's picture. `typefaces` are the files of a page that holds them back.
 */
export function showTypefaces(typefaces: readonly string[], platform: PeekedDevice) {
  if (typefaces.length === 0 || !(knowsTypefaces(platform, typefaces) || isQuickLine())) return
  document.getElementById(TYPEFACES_ID)?.removeAttribute('media')
  for (const href of typefaces) link({ rel: 'preload', href, as: 'font', crossOrigin: '' })
}

/** Milliseconds that a browser waits for a typeface with `font-display: optional`. One that comes later is not shown. */
const FONT_WAIT = 100

/** The size of both typefaces of a brand, in kilobits: with megabits a second this gives milliseconds. */
const TYPEFACES_SIZE = 300

/** The Network Information API, which not every browser has. */
interface NetworkInformation {
  /** Round-trip time in milliseconds. Like the speed, an estimate from earlier pages. */
  rtt: number
  /** Speed in megabits a second. */
  downlink: number
  saveData: boolean
}

/** The browser does most of the work between the first byte and this script. Twice that time suffices for the typefaces. */
const TYPEFACES_PER_HEAD = 2

/**
 * Returns whether the typefaces would arrive before the first paint. Measured by the browser's estimate, or by this page's
 * times: to its first byte, and then to this script.
 */
function isQuickLine(): boolean {
  const { connection = {} } = navigator as { connection?: Partial<NetworkInformation> }
  const { rtt = 0, downlink = 0, saveData } = connection
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page || saveData) return false
  const { requestStart, responseStart } = page
  const delay = responseStart - requestStart
  const estimate = Math.max(rtt, delay) + TYPEFACES_SIZE / downlink
  const measured = delay + (performance.now() - responseStart) * TYPEFACES_PER_HEAD
  return Math.min(estimate, measured) < FONT_WAIT
}
