import { Hono } from 'hono'
import { icon } from './icon.ts'
import { png } from './png.ts'

/** The ways to pay that have an icon, and the word on it. */
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

const icons = new Map(Object.entries(WORDS).map(([name, word]) => [`${name}.png`, png(icon(word))]))

/** Serves the icons of the ways to pay where the provider's host has them. */
export const iconHost = new Hono().get('/:file', (c) => {
  const file = icons.get(c.req.param('file'))
  if (!file) return c.notFound()
  return c.body(new Uint8Array(file), 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
