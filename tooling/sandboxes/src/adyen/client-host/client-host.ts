import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { Scenarios } from '../../control/scenarios.ts'
import { drawingResponse } from '../../payment-logos/drawing-response.ts'
import type { Platform } from '../../platform.ts'
import { jsonOf } from '../../request-body.ts'
import { brandRulesOf } from '../../card/browser/card-brands.js'
import { decrypted } from '../card.ts'
import { FORM_IMAGES } from './form-images.ts'
import { securedFieldPage } from './secured-field-page.ts'

const ROOT = '/checkoutshopper'
/** The card form's question about a card's first digits. */
const binLookupSchema = v.object({
  requestId: v.pipe(v.string(), v.maxLength(100)),
  encryptedBin: v.pipe(v.string(), v.maxLength(5000)),
  supportedBrands: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)), []),
})

/** The card form requests paths of its own version. Any version is accepted. */
const VERSION = ':version{\\d+\\.\\d+\\.\\d+}'

/** Adyen's public hosts, which serve the card form on any shop's page. */
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
  host.post(`${ROOT}/v3/bin/binLookup`, async (c) => {
    const request = v.safeParse(binLookupSchema, await jsonOf(c))
    return request.success ? c.json(binLookup(request.output)) : c.json({ message: 'Invalid request' }, 422)
  })

  // The form has its own English texts for all that are missing here.
  host.get(`${ROOT}/sdk/${VERSION}/translations/:locale{[a-z]{2}-[A-Z]{2}\\.json}`, (c) => c.json({}))
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

/** Names the brand of a card, or none if it is unknown. Every card comes from Denmark. */
function binLookup({ requestId, encryptedBin, supportedBrands }: v.InferOutput<typeof binLookupSchema>) {
  const rules = brandRulesOf(decrypted(encryptedBin) ?? '')
  if (!rules) return { requestId }
  const { brand, cvcPolicy } = rules
  const supported = supportedBrands.includes(brand)
  const details = { brand, cvcPolicy, expiryDatePolicy: 'required', enableLuhnCheck: true, supported }
  return { requestId, issuingCountryCode: 'DK', brands: [details] }
}
