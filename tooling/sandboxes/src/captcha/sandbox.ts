import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { failureStatusOf } from '../control/failure.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { type Tokens, createTokens } from './tokens.ts'
import { VENDORS, VENDOR_NAMES, type VendorName, keysOf } from './vendors.ts'
import { answerTo, verifySchema } from './verify.ts'
import { widgetHost } from './widget-host.ts'

const NAME = 'captcha'
const script = new URL('./browser/api.js', import.meta.url)

/** Turnstile, hCaptcha and reCAPTCHA v2: their scripts, a checkbox, and the check that a back end asks for. */
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
    details,
    clear: tokens.clear,
  }
}

/** Answers a back end; scenarios are matched by the site key that its secret belongs to. */
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

const details = () =>
  html`<h2>Captcha: keys to use</h2>
    <ul>
      ${VENDOR_NAMES.flatMap((vendor) =>
        VENDORS[vendor].keys.map(
          ({ siteKey, secret, behaviour }) =>
            html`<li>${vendor}, ${behaviour}: <code>${siteKey}</code>, secret <code>${secret}</code></li>`,
        ),
      )}
    </ul>`
