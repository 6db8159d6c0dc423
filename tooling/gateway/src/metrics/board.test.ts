import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { createMetrics } from '@shop/server/metrics.ts'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { systemClock } from '../model/clock.ts'
import type { PaymentRouteServices } from '../payments/providers/provider.ts'
import { addGatewayMetrics } from './gateway-metrics.ts'
import { operate } from '../../testing/paths.ts'

const check = (words: string[], input = '') => spawnSync('promtool', words, { input, encoding: 'utf8' })
const promtool = check(['--version']).status === 0
const metrics = createMetrics()
const gateway = useTestGateway({ platform: { reportCall: metrics.answered } })

const SOURCES = globSync('{gateway,server,site-server}/src/**/!(*.test).ts', {
  cwd: path.resolve(operate, '..'),
}).map((file) => readFileSync(path.resolve(operate, '..', file), 'utf8'))
const read = (file: string) => readFileSync(path.join(operate, file), 'utf8')

const boardSchema = v.object({
  panels: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      gridPos: v.object({ x: v.number(), y: v.number() }),
      targets: v.array(v.object({ expr: v.string() })),
    }),
  ),
})
const ruleSchema = v.object({
  record: v.optional(v.string()),
  alert: v.optional(v.string()),
  expr: v.string(),
  labels: v.optional(v.object({ severity: v.picklist(['page', 'ticket']) })),
})
const rulesSchema = v.object({ groups: v.array(v.object({ rules: v.array(ruleSchema) })) })

const board = () => v.parse(boardSchema, JSON.parse(read('grafana.json')))
const rules = () => v.parse(rulesSchema, parse(read('alerts.yml'))).groups.flatMap((group) => group.rules)

const queries = () => [
  ...board().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules().map(({ expr }) => expr),
]

/** Returns the parts of a query that are of one kind in PromQL's grammar. Throws for a query that PromQL cannot read. */
function partsOf(query: string, kind: string): string[] {
  const parts: string[] = []
  parser.parse(query).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL: ${query}`)
      if (type.name === kind) parts.push(query.slice(from, to))
    },
  })
  return parts
}

/** Returns the metrics that a query names. */
const metricsIn = (query: string) => partsOf(query, 'Identifier')

/** Returns what all queries demand of a label: an equal value, or one that matches an expression. */
function demandsOn(label: string) {
  const matchers = queries().flatMap((query) => partsOf(query, 'UnquotedLabelMatcher'))
  const demands = matchers.flatMap((matcher) => {
    const [, name, operator, value] = /^(\w+)(=~?)"(.*)"$/.exec(matcher) ?? []
    return name === label && value !== undefined ? [{ isPattern: operator === '=~', value }] : []
  })
  const values = (isPattern: boolean) =>
    new Set(demands.filter((one) => one.isPattern === isPattern).map(({ value }) => value))
  return { equal: values(false), patterns: values(true) }
}

/** Returns the metrics that the timers of the backup write for the node exporter. */
const ofBackup = () => [
  ...(/^echo "(\w+) /m.exec(read('backup.sh'))?.slice(1) ?? []),
  ...(/ "select '(\w+) '/.exec(read('systemd/hearing-shop-archive.service'))?.slice(1) ?? []),
]

/** Returns every name that a query may use: what the servers send, what the rules record, and what Prometheus adds. */
async function knownNames(): Promise<Set<string>> {
  addGatewayMetrics(metrics.registry, gateway.database)
  const sent = (await metrics.registry.getMetricsAsJSON()).flatMap(({ name }) => [
    name,
    ...['_bucket', '_count', '_sum'].map((part) => name + part),
  ])
  // The site server's own. Its tests look into its metrics.
  const ofSites = ['page_cache_lookups_total', 'page_cache_pages', 'page_cache_bytes']
  // Written by the synthetic purchase. Its test looks at them.
  const ofPurchase = ['success', 'seconds', 'time_seconds'].map((name) => `synthetic_purchase_${name}`)
  // Of the exporters that docs/operate/observe.md sets up.
  const ofExporters = ['node_filesystem_avail_bytes', 'node_filesystem_size_bytes', 'probe_ssl_earliest_cert_expiry']
  return new Set([
    ...sent,
    ...ofSites,
    ...ofPurchase,
    ...ofExporters,
    ...ofBackup(),
    ...rules().flatMap(({ record }) => record ?? []),
    'up',
  ])
}

const alerts = rules().flatMap(({ alert, labels }) => (alert ? [[alert, labels?.severity] as const] : []))

describe('the board', () => {
  afterAll(() => metrics.stop())

  it('asks for metrics that the servers send, in queries that Prometheus can read', async () => {
    const known = await knownNames()
    expect(queries().length).toBeGreaterThan(30)
    for (const query of queries()) {
      const names = metricsIn(query)
      expect({ query, isAbout: names.length > 0 }).toEqual({ query, isAbout: true })
      expect({ query, unknown: names.filter((name) => !known.has(name)) }).toEqual({ query, unknown: [] })
    }
    expect(metricsIn('sum(rate(no_such_metric[5m]))')).toEqual(['no_such_metric'])
    expect(() => metricsIn('sum(rate(')).toThrow('Not PromQL')
  })

  it('has metrics whose kind their name says, as promtool 2.42 checks them', async () => {
    const kinds = [...(await metrics.registry.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(
      ([, name = '', kind]) => ({ name, kind }),
    )
    expect(kinds.length).toBeGreaterThan(10)
    expect(kinds.filter(({ name, kind }) => name.endsWith('_total') !== (kind === 'counter'))).toEqual([])
  })

  it.skipIf(!promtool)('has metrics and rules without a complaint of the promtool that is installed', async () => {
    expect(check(['check', 'metrics'], await metrics.registry.metrics()).stderr).toBe('')
    expect(check(['check', 'rules', path.join(operate, 'alerts.yml')])).toMatchObject({ status: 0, stderr: '' })
  })

  it('counts the calls that start a purchase and those of the payment providers, and no other', async () => {
    expect(demandsOn('purchase')).toEqual({ equal: new Set(['true']), patterns: new Set() })
    // Each call fails before it reaches the provider: there is no shop with this name.
    for (const { method, path: route } of gateway.app.routes.filter((one) => one.method !== 'ALL')) {
      await gateway.fetch(`http://gateway.test${route.replaceAll(/:(\w+)\??/g, '$1')}`, { method })
    }
    const counted = /^http_request_duration_seconds_count\{method="(\w+)",route="([^"]+)",.*purchase="true"\}/gm
    const calls = [...(await metrics.registry.metrics()).matchAll(counted)].map(
      ([, method, route]) => `${method} ${route}`,
    )
    const providers = gateway.settings.connectProviders({ fetch, db: gateway.db, clock: systemClock })
    const ofProviders = [...providers].map(([name, { routes }]) => ({
      name,
      calls: routes({} as PaymentRouteServices).routes.map(
        ({ method, path: own }) => `${method} /shops/:shopId/api${own}`,
      ),
    }))
    expect(ofProviders.filter((provider) => provider.calls.length === 0)).toEqual([])
    expect([...new Set(calls)].toSorted()).toEqual(
      [
        'POST /shops/:shopId/api/cart/initialize-transaction',
        'GET /shops/:shopId/api/payments/status/:id',
        ...ofProviders.flatMap((provider) => provider.calls),
      ].toSorted(),
    )
  })

  it('asks for events that the servers log', () => {
    const { equal, patterns } = demandsOn('event')
    expect(patterns.size).toBe(0)
    const logged = new Set(
      SOURCES.flatMap((source) => [...source.matchAll(/\blogEvent\('([\w-]+)'/g)].map(([, event]) => event)),
    )
    expect(equal.size).toBeGreaterThan(1)
    expect([...equal].filter((event) => !logged.has(event))).toEqual([])
  })

  it('places each panel at its own place, under its own id', () => {
    const { panels } = board()
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length)
  })

  it('reads what the timers of the backup write', () => {
    expect(ofBackup()).toEqual(['backup_time_seconds', 'wal_archive_failing'])
    const asked = new Set(rules().flatMap(({ expr }) => metricsIn(expr)))
    expect(ofBackup().filter((name) => !asked.has(name))).toEqual([])
  })

  it.each(alerts)('says what to do about %s, and how soon: %s', (alert, severity) => {
    const [, section = ''] = readFileSync(path.join(operate, '../../docs/operate/incidents.md'), 'utf8').split(
      `## ${alert}\n`,
    )
    expect(section.trimStart()).toMatch(severity === 'page' ? /^Page\./ : /^Ticket\./)
  })
})
