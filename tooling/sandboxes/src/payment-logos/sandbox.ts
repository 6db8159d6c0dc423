import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Sandbox } from '../sandbox.ts'
import { logo } from './logo.ts'
import { png } from './png.ts'

const FOLDER = '/checkoutshopper/images/logos/medium'

/** The ways to pay that have a logo, and the word on it. */
const WORDS = {
  visa: 'Visa',
  mc: 'MC',
  amex: 'Amex',
  maestro: 'Maestro',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  klarna: 'Klarna',
  vipps: 'Vipps',
}

/** The logos of the ways to pay, where Adyen's public host has them. */
export function createPaymentLogosSandbox(): Sandbox {
  const logos = new Map(Object.entries(WORDS).map(([name, word]) => [`${name}.png`, png(logo(word))]))
  return {
    name: 'payment-logos',
    line: html`Logos of the ways to pay, at <code>${FOLDER}</code>`,
    routes: new Hono().get(`${FOLDER}/:file`, (c) => {
      const file = logos.get(c.req.param('file'))
      if (!file) return c.notFound()
      return c.body(new Uint8Array(file), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      })
    }),
  }
}
