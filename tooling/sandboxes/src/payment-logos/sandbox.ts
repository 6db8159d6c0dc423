import { readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Sandbox } from '../sandbox.ts'

const FOLDER = '/checkoutshopper/images/logos/medium'
const DRAWINGS = new URL('.', import.meta.resolve('@shop/ui/assets/payment-marks/visa.svg'))

/** The logos of the ways to pay, where Adyen's public host has them; drawings, although the addresses are the host's own. */
export function createPaymentLogosSandbox(): Sandbox {
  const files = readdirSync(DRAWINGS)
  const logos = new Map(
    files.map((file) => [file.replace('.svg', '.png'), readFileSync(new URL(file, DRAWINGS), 'utf8')]),
  )
  return {
    name: 'payment-logos',
    line: html`Logos of the ways to pay, at <code>${FOLDER}</code>`,
    routes: new Hono().get(`${FOLDER}/:file`, (c) => {
      const logo = logos.get(c.req.param('file'))
      if (!logo) return c.notFound()
      return c.body(logo, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      })
    }),
  }
}
