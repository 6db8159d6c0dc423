import path from 'node:path'
import { createDigests } from './secrets/digests.ts'
import { createEncryption } from './access/encryption.ts'
import { createNetworkLimits } from './access/network-limits.ts'
import { createThrottle } from './access/throttle.ts'
import { createApp } from './app.ts'
import { createBackground, type Background } from './background.ts'
import { createVerifyCaptcha } from './captcha/verify-captcha.ts'
import { createNewCartLimit } from './cart/new-cart-limit.ts'
import type { Clock } from './model/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import { deleteExpired } from './delete-expired.ts'
import type { SendMail } from './mails/mailer.ts'
import { sendContactMail } from './mails/send-contact-mail.ts'
import { sendNewsletterConfirmation } from './mails/send-newsletter-confirmation.ts'
import { sendOrderMail } from './mails/send-order-mail.ts'
import {
  sendEmailAsked,
  sendEmailChanged,
  sendEmailConfirmation,
  sendPasswordChanged,
  sendPasswordReset,
} from './mails/send-account-mails.ts'
import { acknowledgePayment } from './outbox/acknowledge-payment.ts'
import { operatePayment } from './outbox/operate-payment.ts'
import { processLane, type OutboxLane } from './outbox/outbox.ts'
import { releaseSurplus } from './outbox/release-surplus.ts'
import { createTryScope } from './outbox/try-scope.ts'
import { terminatePayment } from './outbox/terminate-payment.ts'
import { reconcileDueMoney } from './payments/reconcile-money.ts'
import { reconcileDuePayments } from './payments/reconcile-due-payments.ts'
import { reconcilePayment, type PaymentServices } from './payments/reconcile-payment.ts'
import { handleWebhook } from './payments/webhook-inbox.ts'
import { createImageRenderer } from './pictures/image-renderer.ts'
import { enforceRetention } from './retention.ts'
import type { Settings } from './settings.ts'
import { createRefusalLimits } from './transactions/refusal-limits.ts'
import { createShopDirectory } from './shops/shop-directory.ts'

/** The outside world of a gateway, besides its database. */
export interface Platform {
  fetch: typeof fetch
  sendMail: SendMail
  clock: Clock
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

/** Creates one gateway with all its parts. Several can run on one database. */
export function createGateway(database: OpenDatabase, settings: Settings, platform: Platform): Gateway {
  const { db } = database
  const background = createBackground()
  const encryption = createEncryption(settings.secret, settings.earlierSecrets)
  const digests = createDigests(settings.secret, settings.earlierSecrets)
  const throttle = createThrottle(digests)
  const findShop = createShopDirectory(db, { isCached: settings.cachesShops })
  const tries = createTryScope(platform)
  const refusals = createRefusalLimits(db, throttle, settings.customersPerAddress)
  const services: PaymentServices = {
    db,
    refusals,
    providers: settings.connectProviders({ fetch: tries.fetch, db, clock: platform.clock }),
    triggerOutbox: () => {
      for (const lane of outbox) lane.trigger()
    },
  }
  const mailServices = { db, findShop, digests, sendMail: tries.sendMail }
  // Separate lanes, so that a slow mail server does not delay calls to providers.
  const lanes: OutboxLane[] = [
    { webhook: ({ subjectId }) => handleWebhook(services, subjectId) },
    {
      confirmation: ({ subjectId }) => sendOrderMail(mailServices, 'confirmation', subjectId),
      shipped: ({ subjectId }) => sendOrderMail(mailServices, 'shipped', subjectId),
      cancelled: ({ subjectId }) => sendOrderMail(mailServices, 'cancelled', subjectId),
      refunded: ({ subjectId }) => sendOrderMail(mailServices, 'refunded', subjectId),
      'newsletter-confirmation': (item) => sendNewsletterConfirmation(mailServices, item),
      'contact-message': ({ subjectId }) => sendContactMail(mailServices, 'contact-message', subjectId),
      'contact-receipt': ({ subjectId }) => sendContactMail(mailServices, 'contact-receipt', subjectId),
      'password-reset': (item) => sendPasswordReset(mailServices, item),
      'password-changed': (item) => sendPasswordChanged(mailServices, item),
      'email-change-confirmation': (item) => sendEmailConfirmation(mailServices, item),
      'email-change-asked': (item) => sendEmailAsked(mailServices, item),
      'email-changed': (item) => sendEmailChanged(mailServices, item),
    },
    {
      'terminate-payment': ({ subjectId }) => terminatePayment(services, subjectId),
      'acknowledge-payment': ({ subjectId }) => acknowledgePayment(services, subjectId),
      'release-surplus': ({ subjectId }) => releaseSurplus(services, subjectId),
      'capture-payment': ({ subjectId }) => operatePayment(services, 'capture', subjectId),
      'refund-payment': ({ subjectId }) => operatePayment(services, 'refund', subjectId),
      'cancel-payment': ({ subjectId }) => operatePayment(services, 'cancel', subjectId),
    },
  ]
  const jobs = {
    outbox: lanes.map((lane) => (signal: AbortSignal) => processLane(db, tries.scoped(lane), { signal })),
    reconcileDuePayments: async () => {
      await reconcileDuePayments(services)
      await reconcileDueMoney(services)
    },
  }
  const outbox = jobs.outbox.map((job) => background.repeat('Outbox', platform.intervalsMs.outbox, job))
  background.repeat('Payments', platform.intervalsMs.reconcileDuePayments, jobs.reconcileDuePayments)
  background.repeat('Expired rows', platform.intervalsMs.deleteExpired, async (signal) => {
    await deleteExpired(db, signal)
  })
  background.repeat('Retention', platform.intervalsMs.retention, async (signal) => {
    await enforceRetention(db, signal)
  })
  const app = createApp({
    database,
    findShop,
    encryption,
    digests,
    throttle,
    networkLimits: createNetworkLimits(db, throttle, settings.customersPerAddress),
    customersPerAddress: settings.customersPerAddress,
    limitNewCarts: createNewCartLimit(settings.customersPerAddress),
    isShopOrigin: settings.isShopOrigin,
    imageRenderer: createImageRenderer(picturesFolder(settings)),
    captcha: settings.captcha,
    verifyCaptcha: createVerifyCaptcha(settings.captcha, platform.fetch),
    icons: settings.icons,
    visitScripts: settings.visitScripts,
    isStrictMinimal: settings.isStrictMinimal,
    strictSeed: settings.strictSeed,
    allowedOrigins: settings.allowedOrigins,
    services,
    clock: platform.clock,
    reconcileSoon: (id) => background.start('Payment', () => reconcilePayment(services, id)),
  })
  const runDueJobs = async () => {
    await jobs.reconcileDuePayments()
    // One after another, so that the consequences of a provider's message run in the same call.
    for (const job of jobs.outbox) await job(new AbortController().signal)
    await background.idle()
  }
  return { app, background, runDueJobs }
}
