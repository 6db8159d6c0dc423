import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { parseSettings } from '@shop/server/settings.ts'
import * as v from 'valibot'
import { browserFileResponse } from '../browser-file.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'

/** The answer for every visitor. By default the banner asks. */
const environmentSchema = v.object({
  SANDBOX_CONSENT: v.optional(v.picklist(['ask', 'none', 'statistic', 'all']), 'ask'),
})

const SCRIPT = new URL('./browser/uc.js', import.meta.url)

/** Cookie Information: its script with the banner, the cookie and the event. */
export function createConsentSandbox({ environment }: Pick<SandboxServices, 'environment'>): Sandbox {
  const { SANDBOX_CONSENT: answer } = parseSettings(environmentSchema, environment)
  const script = () => readFileSync(SCRIPT, 'utf8').replace("const ANSWER = 'ask'", `const ANSWER = '${answer}'`)
  return {
    name: 'consent',
    line: html`Consent: the script of Cookie Information, at <code>/uc.js</code>`,
    routes: new Hono().get('/uc.js', () => browserFileResponse(SCRIPT, script())),
  }
}
