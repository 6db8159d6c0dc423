import { randomUUID } from 'node:crypto'
import { anyFilters } from './measurements.mjs'
import { temporaryData } from '../../repository/processes/temporary-data.mjs'
import { findTrees, startGateways, startTrees } from '../../repository/processes/trees.mjs'
import { megabytesOf, processorTimeOf } from './process.mjs'

const SITE = 'product-global'
const SHOP = 'product_global'

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

const PRODUCTS = `/shops/${SHOP}/api/products`
const LIST = `${PRODUCTS}/browse?route=/batteries&take=24`
const anyPart = () => `${LIST}&skip=${24 * Math.floor(Math.random() * 400)}&sort=${Math.floor(Math.random() * 3)}`
const anySearch = () => `${PRODUCTS}/search?take=24&query=battery+${randomUUID()}`

/** Lists of the gateway. The other tree may have no filters: it answers as it did before them. */
const LISTS = [
  { name: 'List, cached', path: LIST },
  { name: 'and its filters', pathOf: (isOther) => (isOther ? LIST : `${LIST}&facets=true`) },
  { name: 'List, any part', pathOf: anyPart },
  { name: 'and any filters', pathOf: (isOther) => (isOther ? anyPart() : `${anyPart()}&facets=true${anyFilters()}`) },
  { name: 'Search, new words', pathOf: anySearch },
  { name: 'and its filters', pathOf: (isOther) => (isOther ? anySearch() : `${anySearch()}&facets=true`) },
]

/**
 * Measures the pages of the site server of this tree and of another, or the lists of both gateways, in turn on the same machine. Prints the milliseconds of
 * its processor that a page takes each, and this tree's divided by the other's of the same round: the median, the least and the
 * most.
 * @param {ReturnType<typeof import('../../repository/processes/processes.mjs').createGroup>} group
 * @param {{ name: string, lists: boolean, dataDir: string, seconds: number, rounds: number }} choice
 */
export async function compareTrees(group, { name, lists, dataDir, seconds, rounds }) {
  const trees = await findTrees(group, [name])
  const otherData = temporaryData()
  try {
    const servers = lists
      ? await startLists(group, trees.folders, [dataDir, otherData.dataDir])
      : await startPages(group, trees.folders, dataDir)
    const results = await inTurns({ ...servers, seconds, rounds })
    console.log(row(['Processor ms', 'this tree', name.slice(0, 12), 'ratio', 'least', 'most', 'failed']))
    for (const { measured, pairs } of results) console.log(row(cellsOf(measured, pairs)))
    const [own, other] = await Promise.all(servers.processes.map(({ pid }) => megabytesOf(pid)))
    console.log(row(['Memory in MB', Math.round(own), Math.round(other), (own / other).toFixed(2), '', '', '']))
  } finally {
    await group.stop()
    trees.remove()
    otherData.remove()
  }
}

async function startPages(group, folders, dataDir) {
  // The requests come from many networks, as those of customers do.
  const siteEnv = { TRUSTED_PROXIES: '127.0.0.1' }
  const { sitePorts, siteProcesses } = await startTrees(group, { folders, brands: ['product'], dataDir, siteEnv })
  return { rows: PAGES, ports: sitePorts, processes: siteProcesses }
}

async function startLists(group, folders, dataDirs) {
  const choice = { folders, dataDirs, shop: SHOP, products: 10_000 }
  const { gatewayPorts, gatewayProcesses } = await startGateways(group, choice)
  return { rows: LISTS, ports: gatewayPorts, processes: gatewayProcesses }
}

async function inTurns({ rows, ports, processes, seconds, rounds }) {
  const { default: autocannon } = await import('autocannon')
  const measure = async (tree, measured, duration) => {
    const { pid } = processes[tree]
    const before = await processorTimeOf(pid)
    const request = requestsTo(ports[tree], measured, tree === 1)
    const { requests, non2xx, errors } = await autocannon({ ...request, connections: 4, duration })
    return { each: ((await processorTimeOf(pid)) - before) / requests.total, failed: non2xx + errors }
  }
  const results = rows.map((measured) => ({ measured, pairs: [] }))
  for (const { measured } of results) for (const tree of ports.keys()) await measure(tree, measured, 1)
  for (let round = 0; round < rounds; round++) {
    for (const { measured, pairs } of results) {
      const pair = []
      // Each round begins with the other tree.
      for (const tree of round % 2 === 0 ? [0, 1] : [1, 0]) pair[tree] = await measure(tree, measured, seconds)
      pairs.push(pair)
    }
  }
  return results
}

function requestsTo(port, { path, pathOf = () => path }, isOther) {
  const setupRequest = (request) => ({
    ...request,
    path: pathOf(isOther),
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
