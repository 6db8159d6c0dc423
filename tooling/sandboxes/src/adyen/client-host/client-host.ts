import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { Scenarios } from '../../control/scenarios.ts'
import { drawingResponse } from '../../payment-logos/drawing-response.ts'
import type { Platform } from '../../platform.ts'
import { jsonOf } from '../../request-body.ts'
import { binLookup, binLookupSchema } from './bin-lookup.ts'
import { FORM_IMAGES } from './form-images.ts'
import { deviceFingerprintPage, securedFieldPage } from './secured-field-page.ts'
import { translationsFor } from './translations.ts'

const ROOT = '/checkoutshopper'
/** The card form asks for its own version's paths; any version will do. */
const VERSION = ':version{\\d+\\.\\d+\\.\\d+}'

/** What Adyen's public hosts do for the card form in a customer's browser, on any shop's page. */
export function clientHost(platform: Platform, scenarios: Scenarios) {
  const host = new Hono()
  host.use(`${ROOT}/*`, cors({ origin: '*', allowHeaders: ['content-type'] }))
  host.use('/checkoutanalytics/*', cors({ origin: '*', allowHeaders: ['content-type'] }))

  host.get(`${ROOT}/securedfields/:clientKey/${VERSION}/securedFields.html`, (c) => {
    const shopOrigin = originIn(Buffer.from(c.req.query('d') ?? '', 'base64').toString())
    if (!shopOrigin) return c.notFound()
    if (scenarios.blocksScript('adyen')) return c.body(null, 503)
    c.header('content-security-policy', policyFor(shopOrigin))
    return c.html(securedFieldPage(shopOrigin))
  })
  host.get(`${ROOT}/assets/html/:clientKey/:file{dfp\\.[\\d.]+\\.html}`, (c) => {
    const shopOrigin = originIn(c.req.header('referer'))
    if (!shopOrigin) return c.notFound()
    c.header('content-security-policy', policyFor(shopOrigin))
    return c.html(deviceFingerprintPage(shopOrigin))
  })
  host.post(`${ROOT}/v3/bin/binLookup`, async (c) => {
    const request = v.safeParse(binLookupSchema, await jsonOf(c))
    return request.success ? c.json(binLookup(request.output)) : c.json({ message: 'Invalid request' }, 422)
  })

  host.get(`${ROOT}/sdk/${VERSION}/translations/:locale{[a-z]{2}-[A-Z]{2}\\.json}`, (c) =>
    c.json(translationsFor(c.req.param('locale').replace('.json', ''))),
  )
  host.get(`${ROOT}/images/components/:file{[a-z_]+\\.(?:svg|gif)}`, (c) => {
    const image = FORM_IMAGES[c.req.param('file').replace(/\.\w+$/, '')]
    return image ? drawingResponse(image) : c.notFound()
  })

  host.post('/checkoutanalytics/v3/analytics', (c) => c.json({ checkoutAttemptId: platform.newId() }))
  host.post('/checkoutanalytics/v3/analytics/:attempt', (c) => c.json({}))
  return host
}

function originIn(address: string | undefined): string | undefined {
  const { protocol, origin } = URL.parse(address ?? '') ?? {}
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined
}

const policyFor = (shopOrigin: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${shopOrigin}; require-trusted-types-for 'script'`
