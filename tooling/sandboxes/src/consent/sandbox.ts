import { html } from 'hono/html'
import type { Sandbox } from '../sandbox.ts'

/** Cookie Information: its script, which asks, remembers in a cookie, and says what was agreed to. */
export const createConsentSandbox = (): Sandbox => ({
  name: 'consent',
  line: html`Consent: the script of Cookie Information, at <code>/uc.js</code>`,
  browserFiles: { '/uc.js': new URL('./browser/uc.js', import.meta.url) },
})
