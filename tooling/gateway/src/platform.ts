import type { Metrics } from '@shop/server/metrics.ts'
import { createTracedFetch } from '@shop/server/traced-fetch.ts'
import { PASSWORD_COST } from './account/password/password.ts'
import type { Platform } from './gateway.ts'
import { createMailer } from './mails/mailer.ts'
import { systemClock } from './model/clock.ts'
import type { ReportWebhook } from './payments/unproven-webhooks.ts'
import type { Settings } from './settings.ts'

const INTERVALS_MS = {
  outbox: 2000,
  reconcileDuePayments: 10_000,
  deleteExpired: 600_000,
  retention: 3_600_000,
}

/** Creates the platform of a gateway that serves customers. No setting changes the cost of their passwords. */
export const createPlatform = (
  { mailServer }: Pick<Settings, 'mailServer'>,
  metrics?: Metrics,
  reportWebhook?: ReportWebhook,
): Platform => ({
  fetch: createTracedFetch(fetch, metrics?.sent),
  reportCall: metrics?.answered,
  reportWebhook,
  sendMail: createMailer(mailServer),
  clock: systemClock,
  passwordCost: PASSWORD_COST,
  intervalsMs: INTERVALS_MS,
})
