import path from 'node:path'
import { createApp } from './app.ts'
import { createSeal } from './access/seal.ts'
import { createBackground, type Background } from './background.ts'
import type { OpenDatabase } from './database/database.ts'
import type { SendMail } from './outbox/mailer.ts'
import { workOffOutbox } from './outbox/outbox.ts'
import { sendConfirmation } from './outbox/send-confirmation.ts'
import { terminatePayment } from './outbox/terminate-payment.ts'
import { createNetsAdapter } from './payments/nets/nets-adapter.ts'
import { settle, type Settlement } from './payments/settle.ts'
import { sweep } from './payments/sweep.ts'
import { processInbox } from './payments/webhook-inbox.ts'
import { createDarkroom } from './pictures/darkroom.ts'
import type { Settings } from './settings.ts'
import { tidyUp } from './tidy-up.ts'
import { createShopDirectory } from './shops/shop-directory.ts'

/** What a gateway touches of the world besides its database. */
export interface Outside {
  fetch: typeof fetch
  sendMail: SendMail
  /** How often it looks after what nobody came back for; `Infinity` leaves that to `lookAround`. */
  rhythmMs: { outbox: number; inbox: number; sweep: number; tidyUp: number }
}

/** One running gateway. */
export interface Gateway {
  app: ReturnType<typeof createApp>
  background: Background
  /** Settles, mails and works off everything that is due, now. */
  lookAround: () => Promise<void>
}

/** Where finished pictures lie. */
export const picturesFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'pictures')

/** Makes and wires everything one gateway consists of; several may work on one database. */
export function createGateway(database: OpenDatabase, settings: Settings, outside: Outside): Gateway {
  const { db } = database
  const background = createBackground()
  const findShop = createShopDirectory(db, settings.keepsShops ? {} : { freshFor: 0 })
  const settlement: Settlement = {
    db,
    provider: createNetsAdapter(settings.nets, outside.fetch),
    wakeOutbox: () => outbox.wake(),
  }
  const duties = {
    outbox: () =>
      workOffOutbox(db, {
        confirmation: ({ transactionId }) => sendConfirmation(db, findShop, outside.sendMail, transactionId),
        'terminate-payment': ({ transactionId }) => terminatePayment(settlement, transactionId),
      }),
    inbox: () => processInbox(settlement),
    sweep: () => sweep(settlement),
  }
  const outbox = background.repeat('Outbox', outside.rhythmMs.outbox, duties.outbox)
  const inbox = background.repeat('Webhook inbox', outside.rhythmMs.inbox, duties.inbox)
  background.repeat('Sweep', outside.rhythmMs.sweep, duties.sweep)
  background.repeat('Tidying up', outside.rhythmMs.tidyUp, () => tidyUp(db))
  const app = createApp({
    database,
    findShop,
    seal: createSeal(settings.secret),
    darkroom: createDarkroom(picturesFolder(settings)),
    nets: settings.nets,
    icons: settings.icons,
    visitScripts: settings.visitScripts,
    isStrictMinimal: settings.isStrictMinimal,
    allowedOrigins: settings.allowedOrigins,
    settlement,
    settleSoon: (id) => background.start('Settling', () => settle(settlement, id)),
    wakeInbox: inbox.wake,
  })
  const lookAround = async () => {
    await duties.sweep()
    await duties.inbox()
    await duties.outbox()
    await background.idle()
  }
  return { app, background, lookAround }
}
