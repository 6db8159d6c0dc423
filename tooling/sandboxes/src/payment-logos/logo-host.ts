import { Hono } from 'hono'
import { logo } from './logo.ts'
import { png } from './png.ts'

/** The ways to pay that have an logo, and the word on it. */
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

const logos = new Map(Object.entries(WORDS).map(([name, word]) => [`${name}.png`, png(logo(word))]))

/** Serves the logos of the ways to pay where the provider's host has them. */
export const logoHost = new Hono().get('/:file', (c) => {
  const file = logos.get(c.req.param('file'))
  if (!file) return c.notFound()
  return c.body(new Uint8Array(file), 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
