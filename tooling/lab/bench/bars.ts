import { times, type Bar } from '../measure/bars.ts'

/** The names of what is measured: the shop's servers, and a bare `node:http` server that gives the same answers. */
export const OURS = 'the servers'
export const BARE = 'bare'

const KB = 1000
const bar = (part: string, figure: string, limit: number): Bar => ({ part, figure, limit, profile: 'servers' })
const perSecond = (part: string, limit: number): Bar => ({ ...bar(part, 'perSecond', limit), isLeast: true })
const ofBare = (part: string, share: number): Bar => ({ ...perSecond(part, share), of: times(BARE) })

/** The bars of the servers, on two cores with 10,000 products, of which the load takes one. */
export const serverBars = (providers: readonly string[]): Bar[] => [
  perSecond('Product list', 2000),
  ofBare('Product list', 0.8),
  perSecond('Product details', 2000),
  ofBare('Product details', 0.8),
  ...['Search', 'Search for a name'].flatMap((part) => [perSecond(part, 1500), bar(part, 'p99Time', 60)]),
  perSecond('Cart add (durable)', 500),
  bar('Cart add (durable)', 'p99Time', 80),
  perSecond('Cart get', 1500),
  perSecond('Place order (and add)', 60),
  perSecond('Page, cached', 2000),
  bar('Page, rendered', 'p50Time', 25),
  bar('Page, rendered', 'processorTime', 15),
  ...providers.flatMap((provider) => [
    perSecond(`Purchase with ${provider}`, 20),
    bar(`Purchase with ${provider}`, 'p99Time', 3000),
  ]),
  bar('Memory of the gateway', 'memory', 200_000 * KB),
  bar('Memory of the site server', 'memory', 400_000 * KB),
]
