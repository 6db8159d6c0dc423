import path from 'node:path'
import { createEncryption } from './access/encryption.ts'
import { createLimits } from './access/limits.ts'
import type { PasswordCost } from './account/password/password.ts'
import { createQueue, type QueueLimits } from './account/password/queue.ts'
import { createApp } from './app.ts'
import { createBackground, type Background } from './upkeep/background.ts'
import { createVerifyCaptcha } from './captcha/verify-captcha.ts'
import { createNewCartLimit } from './cart/new-cart-limit.ts'
import { createUnknownWords } from './catalogue/unknown-words.ts'
import type { OpenDatabase } from './database/database.ts'
import { moveStoredEmailsOnce } from './database/move-stored-emails.ts'
import { deleteExpired } from './upkeep/delete-expired.ts'
import { createMailLane } from './mails/mail-lane.ts'
import type { ReportCall } from './http/observe-calls.ts'
import type { SendMail } from './mails/mailer.ts'
import type { Clock } from './model/clock.ts'
import { processLane, type OutboxLane } from './outbox/outbox.ts'
import { createTryScope } from './outbox/try-scope.ts'
import { createPaymentLane } from './payments/payment-lane.ts'
import { reconcileDuePayments } from './payments/reconcile-due-payments.ts'
import { reconcileDueMoney } from './payments/reconcile-money.ts'
import { reconcilePayment, type PaymentServices } from './payments/reconcile-payment.ts'
import type { ReportWebhook } from './payments/unproven-webhooks.ts'
import { handleWebhook } from './payments/webhook-inbox.ts'
import { createImageRenderer } from './pictures/image-renderer.ts'
import { enforceRetention } from './upkeep/retention.ts'
import { createDigests } from './secrets/digests.ts'
import type { Settings } from './settings.ts'
import { createShopDirectory } from './shops/shop-directory.ts'
import { createRefusalLimits } from './transactions/refusal-limits.ts'

/** The outside world of a gateway, besides its database, and what its work costs. */
export interface Platform {
  fetch: typeof fetch
  sendMail: SendMail
  clock: Clock
  /** The cost of the hashes of new passwords. Earlier hashes have their own, until the next login. */
  passwordCost: PasswordCost
  /** Reports each answered call. Undefined: calls are not measured. */
  reportCall?: ReportCall | undefined
  /** Reports each call to a webhook. Undefined: they are not counted. */
  reportWebhook?: ReportWebhook | undefined
  /** The pauses between two runs of each job. With `Infinity` only `runDueJobs` runs them. */
  intervalsMs: { outbox: number; reconcileDuePayments: number; deleteExpired: number; retention: number }
}

/** One running gateway. */
export interface Gateway {
  app: ReturnType<typeof createApp>
  background: Background
  /** Runs everything that is due now: payments, messages of providers, mails. */
  runDueJobs: () => Promise<void>
}

/** The folder of rendered pictures. */
export const picturesFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'pictures')

/** About a second of work. One network can fill it with its tries at one account and a few more. */
const hashingFor = (customersPerAddress: number): QueueLimits => ({
  atOnce: 2,
  waiting: 40,
  kept: 10,
  ofNarrowNetwork: 12 * customersPerAddress,
  ofWideNetwork: 24 * customersPerAddress,
})

/** Creates one gateway with all its parts. Several can run on one database. */
export function createGateway(database: OpenDatabase, settings: Settings, platform: Platform): Gateway {
  const { db } = database
  const background = createBackground()
  const encryption = createEncryption(settings.secret, settings.earlierSecrets)
  const digests = createDigests(settings.secret, settings.earlierSecrets)
  const limits = createLimits(db, digests, settings.customersPerAddress)
  const findShop = createShopDirectory(db, { isCached: settings.cachesShops })
  const tries = createTryScope(platform)
  const refusals = createRefusalLimits(limits)
  const services: PaymentServices = {
    db,
    refusals,
    providers: settings.connectProviders({ fetch: tries.fetch, db, clock: platform.clock }),
    triggerOutbox: () => {
      for (const lane of outbox) lane.trigger()
    },
  }
  // Each lane depends on another service, so that one that does not answer keeps only its own lane waiting.
  const lanes: OutboxLane[] = [
    { webhook: ({ subjectId }) => handleWebhook(services, subjectId) },
    createMailLane({ db, findShop, digests, sendMail: tries.sendMail }),
    createPaymentLane(services),
  ]
  const jobs = {
    outbox: lanes.map((lane) => (signal: AbortSignal) => processLane(db, tries.scoped(lane), { signal })),
    // One for each provider, for the same reason.
    payments: [...services.providers.keys()].map((provider) => async () => {
      await reconcileDuePayments(services, provider)
      await reconcileDueMoney(services, provider)
    }),
  }
  const outbox = jobs.outbox.map((job) => background.repeat('Outbox', platform.intervalsMs.outbox, job))
  for (const job of jobs.payments) background.repeat('Payments', platform.intervalsMs.reconcileDuePayments, job)
  // Ten minutes after the start: the gateways of a rolling release that store the earlier form have stopped by then.
  background.repeat('Stored e-mails', platform.intervalsMs.deleteExpired, () => moveStoredEmailsOnce(db))
  background.repeat('Expired rows', platform.intervalsMs.deleteExpired, async (signal) => {
    await deleteExpired(db, signal)
  })
  background.repeat('Retention', platform.intervalsMs.retention, async (signal) => {
    await enforceRetention(db, signal)
  })
  const unknownWords = createUnknownWords(db)
  background.repeat('Unknown words', platform.intervalsMs.deleteExpired, unknownWords.store)
  const app = createApp({
    ...services,
    unknownWords,
    database,
    findShop,
    encryption,
    digests,
    limits,
    customersPerAddress: settings.customersPerAddress,
    hashing: createQueue(hashingFor(settings.customersPerAddress)),
    permitNewCart: createNewCartLimit(settings.customersPerAddress),
    isShopOrigin: settings.isShopOrigin,
    imageRenderer: createImageRenderer(picturesFolder(settings)),
    captcha: settings.captcha,
    verifyCaptcha: createVerifyCaptcha(settings.captcha, platform.fetch),
    icons: settings.icons,
    visitScripts: settings.visitScripts,
    allowedOrigins: settings.allowedOrigins,
    clock: platform.clock,
    passwordCost: platform.passwordCost,
    reportCall: platform.reportCall,
    reportWebhook: platform.reportWebhook,
    reconcile: (id) => reconcilePayment(services, id, { isUrgent: true }),
    reconcileSoon: (id) => background.start('Payment', () => reconcilePayment(services, id)),
  })
  const runDueJobs = async () => {
    await unknownWords.store()
    for (const job of jobs.payments) await job()
    // One after another, so that the consequences of a provider's message run in the same call.
    for (const job of jobs.outbox) await job(new AbortController().signal)
    await background.idle()
  }
  return { app, background, runDueJobs }
}
