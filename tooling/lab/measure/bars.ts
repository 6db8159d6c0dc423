import { medianOf } from './arithmetic.ts'
import { FLOOR, STACK_FLOOR } from './floors/floor-sites.ts'
import type { Means, Results } from './results.ts'
import type { PageName } from './site.ts'

/** The target of a figure: a fixed value, or one relative to a floor of the same run. */
export interface Bar {
  part: string
  figure: string
  profile: Means
  /** The largest accepted value, or with `isLeast` the smallest. */
  limit: number
  /** The limit is this many times the floor's figure, or may be this much above it. */
  of?: { floor: string; as: 'times' | 'more' }
  isLeast?: true
}

const KB = 1000
export const times = (floor: string) => ({ floor, as: 'times' as const })
const more = (floor: string) => ({ floor, as: 'more' as const })
const phone = (part: string, figure: string, limit: number, of?: Bar['of']): Bar => ({
  part,
  figure,
  profile: 'phone',
  limit,
  ...(of && { of }),
})
const shop: readonly PageName[] = ['home', 'category', 'product']
const scores = ['accessibility', 'bestPractices', 'seo']

/**
 * The bars of the shop: what the best others reach, and a little more. Times follow a floor of the same run. All bytes have a
 * bar on the category only, where pictures weigh most: on the others script, HTML and the two typefaces (37 KB), which have
 * theirs, take more than the 200 and 260 KB that were hoped for. So with the requests of a product: ten were hoped for, but
 * page, data, two typefaces, logo, sign of the tab, pictures, consent and seven scripts are each there for a reason. What
 * the heap keeps is looked at without compilers (README): with them the stack floor alone takes the 300 KB that were hoped for.
 * Three times the floor was hoped for until the heading of a product is there: the smallest shop of our libraries takes
 * twice the floor's time by itself, so the heading follows that one.
 */
export const bars: readonly Bar[] = [
  phone('load product', 'script', 156 * KB),
  phone('load product', 'html', 18.9 * KB),
  phone('load category', 'total', 300 * KB),
  phone('load product', 'requests', 18),
  phone('load category', 'requests', 28),
  ...shop.map((page) => phone(`load ${page}`, 'largestPaint', page === 'product' ? 1.3 : 1.4, times(FLOOR))),
  ...shop.map((page) => phone(`load ${page}`, 'blockingTime', 1.2, times(STACK_FLOOR))),
  ...shop.map((page) => phone(`load ${page}`, 'layoutShift', 0)),
  ...shop.map((page) => phone(`load ${page}`, 'failed', 0)),
  phone('ready', 'lostPresses', 0),
  phone('ready', 'readyCount', 1.7, times(FLOOR)),
  phone('cart', 'addInteraction', 80),
  phone('cart', 'addCount', 2, times(STACK_FLOOR)),
  phone('longCart', 'changeInteraction', 200),
  phone('purchase', 'p98 Interaction', 100),
  phone('purchase', 'checkoutFormPaint', 3000),
  phone('navigation', 'heading', 2, times(STACK_FLOOR)),
  phone('navigation', 'picture', 1.4, times(FLOOR)),
  phone('navigation', 'fullLoads', 0),
  { part: 'heap', figure: 'heapGrowth', profile: 'desktop', limit: 150 * KB, of: more(FLOOR) },
  { part: 'heap', figure: 'listenerGrowth', profile: 'desktop', limit: 0 },
  ...shop.flatMap((page) =>
    scores.map((figure) => ({ ...phone(`lighthouse ${page}`, figure, 100), isLeast: true as const })),
  ),
]

/** A figure of a site beside its bar: their medians over the rounds that have both. */
export interface BarResult {
  bar: Bar
  value: number
  limit: number
  /** Whether every round holds the bar, or none. Otherwise the spread crosses the bar, and more rounds or a quieter machine must tell. */
  verdict: 'held' | 'missed' | 'undecided'
}

/** Compares a site's figures with the bars, round by round. Leaves out what was not measured on the site or the floor. */
export const compareWithBars = (
  site: string,
  rounds: readonly Pick<Results, 'median'>[],
  all: readonly Bar[] = bars,
): BarResult[] =>
  all.flatMap((bar) => {
    const measured = rounds.flatMap((round) => {
      const value = round.median(site, bar.profile, bar.part, bar.figure)
      const limit = limitOf(bar, round)
      return value === undefined || limit === undefined ? [] : { value, limit, isHeld: isHeld(bar, value, limit) }
    })
    const [value, limit] = [medianOf(measured.map((one) => one.value)), medianOf(measured.map((one) => one.limit))]
    if (value === undefined || limit === undefined) return []
    const held = measured.filter((one) => one.isHeld).length
    return { bar, value, limit, verdict: held === measured.length ? 'held' : held === 0 ? 'missed' : 'undecided' }
  })

function isHeld({ figure, isLeast }: Bar, value: number, limit: number) {
  // Chromium rounds smaller shifts away.
  const room = figure === 'layoutShift' ? 0.0005 : 0
  return isLeast ? value >= limit : value <= limit + room
}

function limitOf({ limit, of, profile, part, figure }: Bar, { median }: Pick<Results, 'median'>) {
  if (!of) return limit
  const below = median(of.floor, profile, part, figure)
  if (below === undefined) return undefined
  return of.as === 'times' ? below * limit : below + limit
}
