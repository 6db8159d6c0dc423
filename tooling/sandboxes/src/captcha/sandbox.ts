import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { failureStatusOf } from '../control/failure.ts'
import { FRAME_POLICY } from '../page/page.ts'
import { jsonOf } from '../request-body.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { type Tokens, createTokens } from './tokens.ts'
import { VENDORS, VENDOR_NAMES, type VendorName, keysOf } from './vendors.ts'
import { answerTo, verifySchema } from './verify.ts'
import { widgetPage, widgetSchema } from './widget-page.ts'

const NAME = 'captcha'
const script = new URL('./browser/api.js', import.meta.url)

/** Turnstile, hCaptcha and reCAPTCHA v2: their scripts, a checkbox, and the verification for gateways. */
export function createCaptchaSandbox(services: SandboxServices): Sandbox {
  const tokens = createTokens(services.platform)
  const routes = new Hono().route('/captcha', widgetHost(tokens))
  for (const vendor of VENDOR_NAMES) {
    const { scriptPath, verifyPath } = VENDORS[vendor]
    routes.use(scriptPath, async (c, next) => (services.scenarios.blocksScript(NAME) ? c.body(null, 503) : next()))
    routes.post(verifyPath, (c) => verify(c, vendor, tokens, services))
  }
  return {
    name: NAME,
    line: html`Captcha: Turnstile at <code>/turnstile/v0</code>, hCaptcha at <code>/hcaptcha</code>, reCAPTCHA at
      <code>/recaptcha</code>`,
    routes,
    browserFiles: Object.fromEntries(VENDOR_NAMES.map((vendor) => [VENDORS[vendor].scriptPath, script])),
    inputs,
    clear: tokens.clear,
  }
}

/** Answers a gateway. Scenarios are matched by the site key of its secret. */
async function verify(c: Context, vendor: VendorName, tokens: Tokens, services: SandboxServices) {
  const { platform, scenarios, eventLog } = services
  const question = v.safeParse(verifySchema, await c.req.parseBody().catch(() => ({})))
  if (!question.success) return c.json({ success: false, 'error-codes': ['bad-request'] })
  const steps = scenarios.stepsFor(NAME, { reference: keysOf(vendor, question.output.secret)?.siteKey })
  const broken = await failureStatusOf(steps, platform)
  if (broken !== undefined) return Response.json({}, { status: broken })
  const answer = answerTo(question.output, vendor, tokens, steps)
  eventLog.record(NAME, `${vendor} siteverify`, answer)
  return c.json(answer)
}

const inputs = VENDOR_NAMES.flatMap((vendor) =>
  VENDORS[vendor].keys.map(({ siteKey, secret, behaviour }) => ({
    input: siteKey,
    effect: `${vendor}, ${behaviour}, with secret ${secret}`,
  })),
)

/** The page in a widget's frame, and its call when the box is ticked. */
const widgetHost = (tokens: Tokens) =>
  new Hono()
    .get('/widget', (c) => {
      const widget = v.safeParse(widgetSchema, c.req.query())
      c.header('content-security-policy', FRAME_POLICY)
      return widget.success ? c.html(widgetPage(widget.output)) : c.body(null, 400)
    })
    .post('/solve', async (c) => {
      const widget = v.safeParse(widgetSchema, await jsonOf(c))
      if (!widget.success) return c.body(null, 400)
      const { vendor, sitekey: siteKey, action, cdata, origin } = widget.output
      const keys = keysOf(vendor, siteKey)
      if (keys?.siteKey !== siteKey || keys.behaviour === 'block') return c.body(null, 403)
      const { hostname } = new URL(origin)
      return c.json({ token: tokens.issue({ vendor, siteKey, hostname, action, cdata }) })
    })
