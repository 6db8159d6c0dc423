import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import * as v from 'valibot'
import { browserFileResponse } from '../browser-file.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { done } from './control.ts'
import { overviewPage } from './overview-page.ts'
import { scenarioSchema } from './scenarios.ts'
import { source } from '../paths.ts'

/** The controls for people and tests that no real third party offers, below /__sandbox. */
export function controlApi(
  sandboxes: readonly Sandbox[],
  { bank, clock, eventLog, scenarios, webhookQueue }: SandboxServices,
) {
  const api = new Hono()
  const scenarioOf = scenarioSchema(sandboxes.map(({ name }) => name))
  api.get('/', (c) => c.html(overviewPage(sandboxes, webhookQueue.all())))
  api.route('/', pageFiles)
  api.get('/log', (c) => c.json({ entries: eventLog.entries(), webhooks: webhookQueue.all() }))
  api.get('/money', (c) => c.json(moneyIn(sandboxes)))

  api.post('/scenarios', async (c) => {
    const scenario = v.safeParse(scenarioOf, await c.req.json<unknown>().catch(() => undefined))
    if (!scenario.success) return c.json({ errors: scenario.issues.map(({ message }) => message) }, 400)
    scenarios.add(scenario.output)
    return c.json(scenario.output, 201)
  })

  api.post('/webhooks/:id/:what{deliver|duplicate|drop}', async (c) => {
    const delivery = webhookQueue.find(c.req.param('id'))
    if (!delivery) return c.notFound()
    if (c.req.param('what') === 'deliver') await webhookQueue.deliver(delivery)
    if (c.req.param('what') === 'duplicate') await webhookQueue.duplicate(delivery)
    if (c.req.param('what') === 'drop') webhookQueue.drop(delivery)
    return done(c)
  })

  api.post('/clock', async (c) => {
    const wanted = v.safeParse(clockSchema, await c.req.json<unknown>().catch(() => undefined))
    if (!wanted.success) return c.json({ errors: wanted.issues.map(({ message }) => message) }, 400)
    clock.advance(wanted.output.advanceMs)
    return c.json({ now: clock.platform.now() })
  })

  api.post('/reset', (c) => {
    for (const part of [...sandboxes, bank, clock, eventLog, scenarios, webhookQueue]) part.clear?.()
    return done(c)
  })
  for (const { control } of sandboxes) if (control) api.route('/', control)
  return api
}

/** The payments whose money the shop has, by the shop's numbers. */
const moneyIn = (sandboxes: readonly Sandbox[]) =>
  sandboxes
    .flatMap(({ payments }) => payments?.() ?? [])
    .map(({ reference, keptMinorUnits }) => ({ reference, minorUnits: keptMinorUnits }))
    .filter(({ minorUnits }) => minorUnits > 0)

const A_YEAR = 366 * 24 * 60 * 60 * 1000
const clockSchema = v.object({ advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(A_YEAR)) })

/** Serves the scripts and styles of the sandboxes' own pages by their paths, so that imports also work in browsers. */
const pageFiles = new Hono().get('/:folder{[a-z-]+}/browser/:name{[a-z-]+\\.(?:js|css)}', (c) => {
  const { folder, name } = c.req.param()
  const file = new URL(`${folder}/browser/${name}`, source)
  return existsSync(file) ? browserFileResponse(file) : c.notFound()
})
