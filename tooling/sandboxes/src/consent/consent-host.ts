import { Hono } from 'hono'
import { scriptAnswer } from '../script-answer.ts'

const SCRIPT = new URL('./browser/uc.js', import.meta.url)

/** What the consent vendor's public host serves. */
export const consentHost = new Hono().get('/uc.js', () => scriptAnswer(SCRIPT))
