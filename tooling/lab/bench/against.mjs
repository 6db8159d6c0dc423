import { randomUUID } from 'node:crypto'
import { findTrees, startTrees } from '../../repository/processes/trees.mjs'
import { megabytesOf, processorTimeOf } from './process.mjs'

const SITE = 'product-global'

/** Pages of the site server. `pathOf` makes each request another one, so that it is rendered. */
const PAGES = [
  { name: 'Home, cached', path: '/' },
  { name: 'Login', path: '/account/login' },
  { name: 'Cart', path: '/cart' },
  { name: 'Checkout', path: '/checkout' },
  { name: 'Payment', path: '/payments/transaction/correlation' },
  { name: 'Search, rendered', pathOf: () => `/search-result/battery%20${randomUUID().slice(0, 8)}` },
  { name: 'Nothing found, rendered', pathOf: () => `/search-result/${randomUUID()}` },
]

/**
 * Measures the pages of the site server of this tree and of another, in turn on the same machine. Prints the milliseconds of
 * its processor that a page takes each, and this tree's divided by the other's of the same round: the median, the least and the
 * most.
 * @param {ReturnType<typeof import('../../repository/processes/processes.mjs').createGroup>} group
 * @param {{ name: string, dataDir: string, seconds: number, rounds: number }} choice
 */
export async function compareTrees(group, { name, dataDir, seconds, rounds }) {
  const { default: autocannon } = await import('autocannon')
  const trees = await findTrees(group, [name])
  try {
    // The requests come from many networks, as those of customers do.
    const siteEnv = { TRUSTED_PROXIES: '127.0.0.1' }
    const { sitePorts, siteProcesses } = await startTrees(group, { ...trees, brands: ['product'], dataDir, siteEnv })
    const measure = async (tree, page, duration) => {
      const { pid } = siteProcesses[tree]
      const before = await processorTimeOf(pid)
      const { requests, non2xx, errors } = await autocannon({
        ...requestsTo(sitePorts[tree], page),
        connections: 4,
        duration,
      })
      return { each: ((await processorTimeOf(pid)) - before) / requests.total, failed: non2xx + errors }
    }
    const results = PAGES.map((page) => ({ page, pairs: [] }))
    for (const { page } of results) for (const tree of [0, 1]) await measure(tree, page, 1)
    for (let round = 0; round < rounds; round++) {
      for (const { page, pairs } of results) {
        const pair = []
        // Each round begins with the other tree.
        for (const tree of round % 2 === 0 ? [0, 1] : [1, 0]) pair[tree] = await measure(tree, page, seconds)
        pairs.push(pair)
      }
    }
    console.log(row(['Processor ms', 'this tree', name.slice(0, 12), 'ratio', 'least', 'most', 'failed']))
    for (const { page, pairs } of results) console.log(row(cellsOf(page, pairs)))
    const [own, other] = await Promise.all(siteProcesses.map(({ pid }) => megabytesOf(pid)))
    console.log(row(['Memory in MB', Math.round(own), Math.round(other), (own / other).toFixed(2), '', '', '']))
  } finally {
    await group.stop()
    trees.remove()
  }
}

function requestsTo(port, { path, pathOf = () => path }) {
  const setupRequest = (request) => ({
    ...request,
    path: pathOf(),
    headers: { ...request.headers, 'x-forwarded-for': anyAddress() },
  })
  const headers = { host: `${SITE}.localhost:${port}`, 'accept-encoding': 'br' }
  return { url: `http://127.0.0.1:${port}`, headers, requests: [{ setupRequest }] }
}

/** Returns an address of the networks that are kept for measurements. */
const anyAddress = () => `198.${18 + Math.round(Math.random())}.${anyByte()}.${anyByte()}`
const anyByte = () => Math.floor(Math.random() * 256)

function cellsOf({ name }, pairs) {
  const ratios = pairs.map(([own, other]) => own.each / other.each).toSorted((one, other) => one - other)
  const times = [0, 1].map((tree) => median(pairs.map((pair) => pair[tree].each)).toFixed(2))
  const failed = pairs.flat().reduce((sum, one) => sum + one.failed, 0)
  return [name, ...times, ...[median(ratios), ratios[0], ratios.at(-1)].map((ratio) => ratio.toFixed(2)), failed]
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

const row = (texts) => texts.map((text, index) => (index === 0 ? text.padEnd(20) : String(text).padStart(13))).join('')
