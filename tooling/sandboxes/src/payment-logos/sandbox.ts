import { readdirSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Sandbox } from '../sandbox.ts'
import { drawingResponse } from './drawing-response.ts'

const FOLDER = '/checkoutshopper/images/logos'
const DRAWINGS = new URL('.', import.meta.resolve('@shop/ui/assets/payment-marks/visa.svg'))
/** The logo of unknown card brands and of payment methods without a drawing. */
const PLAIN_CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" width="48" height="32"><rect width="48" height="32" rx="4" fill="#e6ebf1"/><path fill="#1b2430" d="M0 8h48v5H0z"/></svg>'

/** The logos of payment methods, at the URLs of Adyen's public host. */
export function createPaymentLogosSandbox(): Sandbox {
  const files = readdirSync(DRAWINGS)
  const logos = new Map(files.map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, DRAWINGS), 'utf8')]))
  const routes = new Hono()
    .get(`${FOLDER}/medium/:file`, (c) => {
      const logo = logos.get(c.req.param('file').replace('.png', ''))
      return logo ? drawingResponse(logo) : c.notFound()
    })
    .get(`${FOLDER}/:file{\\w+\\.svg}`, (c) =>
      drawingResponse(logos.get(c.req.param('file').replace('.svg', '')) ?? PLAIN_CARD),
    )
  return {
    name: 'payment-logos',
    line: html`Logos of the ways to pay, at <code>${FOLDER}</code>`,
    routes,
  }
}
