import { Hono } from 'hono'
import { vendorScript } from '../vendor-script.ts'

const SCRIPT = new URL('./browser/uc.js', import.meta.url)

/** What the consent vendor's public host serves. */
export const consentHost = new Hono().get('/uc.js', () => vendorScript(SCRIPT))
