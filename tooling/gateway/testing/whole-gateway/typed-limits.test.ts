import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS, type TypedLimit } from '../../src/access/limit-table.ts'
import { createLimits, type TypedLimits } from '../../src/access/limits.ts'
import { throttles } from '../../src/access/throttle-tables.ts'
import { contactMessages } from '../../src/contact/contact-tables.ts'
import { orders } from '../../src/orders/order-tables.ts'
import { createDigests } from '../../src/secrets/digests.ts'
import {
  createMailbox,
  createFakeCaptcha,
  createFakeNets,
  createShopper,
  fetchFrom,
  homeAddress,
  useTestGateway,
} from '../test.ts'
import { transactions } from '../../src/transactions/transaction-tables.ts'

const nets = createFakeNets()
const captcha = createFakeCaptcha(nets.fetch)
const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({ platform: { fetch: captcha.fetch, sendMail } })
let typed: TypedLimits

const EMAIL = 'demo@example.com'
const PASSWORD = 'Hearing2026'
const CPR = '251248-9996'
const owner = (shopId?: string) => createShopper(fetchFrom('198.51.100.1', gateway.fetch), shopId)

async function loggedIn() {
  const shopper = owner()
  await shopper.logIn(EMAIL, PASSWORD)
  return shopper
}
const write = (shopper: ReturnType<typeof owner>, message: string) =>
  shopper.call('POST', '/customer-service/contact-us', {
    message,
    name: 'Inger Holm',
    email: EMAIL,
    phone: '',
    captcha: captcha.solve(),
  })

/** Writes a message. Returns its status, whether it was stored, and whether the writer got a receipt. */
async function written(shopper: ReturnType<typeof owner>, message: string = randomUUID()) {
  const { status } = await write(shopper, message)
  await gateway.runDueJobs()
  const isStored = (await gateway.db.$count(contactMessages, eq(contactMessages.message, message))) === 1
  return { status, isStored, hasReceipt: mails.some(({ to }) => to === EMAIL) }
}

async function freeOrder(email: string, cprNumber: string) {
  const shopper = owner('test_free')
  await shopper.add({ cloth: 1 })
  const invoiceAddress = { ...homeAddress, email }
  const { status, body } = await shopper.placeOrder({ invoiceAddress, customProperties: { cprNumber } })
  const { db } = gateway
  const isWaiting = and(eq(transactions.id, body.transactionId), isNotNull(transactions.heldBecause))
  return { status, isWaiting: (await db.$count(transactions, isWaiting)) === 1 }
}

/** For each limit by something typed: what a stranger types, and what its owner gets after that was used up. */
const OWNERS: Readonly<Record<TypedLimit, [typed: string, use: () => Promise<unknown>, gets: unknown]>> = {
  'login-of-account': [
    `test_dk ${EMAIL}`,
    async () => (await owner().call('POST', '/v1.0/authenticate', { email: EMAIL, password: PASSWORD })).status,
    200,
  ],
  'reset-mail': [
    `test_dk ${EMAIL}`,
    async () =>
      (await owner().call('POST', '/v1.0/forgot-password', { email: EMAIL, captcha: captcha.solve() })).status,
    200,
  ],
  'code-mail': [
    `test_dk ${EMAIL}`,
    async () =>
      (await owner().call('POST', '/v1.0/guest-orders/code', { orderNumber: 'T100001', email: EMAIL })).status,
    200,
  ],
  'contact-receipt': [
    EMAIL,
    async () => [await written(owner()), await written(await loggedIn())],
    [
      { status: 200, isStored: true, hasReceipt: false },
      { status: 200, isStored: true, hasReceipt: true },
    ],
  ],
  'free-order-of-email': [
    `test_free ${EMAIL}`,
    () => freeOrder(EMAIL, '010150-1001'),
    { status: 200, isWaiting: true },
  ],
  'free-order-of-cpr': [
    `test_free ${CPR.replace('-', '')}`,
    () => freeOrder('ida@example.com', CPR),
    { status: 200, isWaiting: true },
  ],
  'refused-payments-of-shop': [
    'test_dk',
    async () => {
      const shopper = owner()
      await shopper.add({ battery: 1 })
      return [(await shopper.placeOrder()).status, (await shopper.nets()).status]
    },
    [200, 200],
  ],
}

const withdrawal = (number = '') => `I withdraw from order ${number}.\nReason: none`

describe('limits by what is typed', () => {
  beforeAll(() => {
    typed = createLimits(gateway.db, createDigests(gateway.settings.secret), 1).typed
  })
  beforeEach(async () => {
    await gateway.db.delete(throttles)
    mails.length = 0
  })

  it.each(Object.entries(OWNERS))(
    '[RUN-22] the limit %s never refuses the owner',
    async (name, [of, use, gets]) => {
      const limit = name as TypedLimit
      for (let turn = 0; turn <= LIMITS[limit].tries; turn++) await typed.count(limit, of)
      expect(await typed.isWithin(limit, of)).toBe(false)
      expect(await use()).toEqual(gets)
    },
    20_000,
  )

  it('[RUN-22] a message that names an order of its address always gets a receipt', async () => {
    const { db } = gateway
    for (let turn = 0; turn <= LIMITS['contact-receipt'].tries; turn++) await typed.count('contact-receipt', EMAIL)
    const shopper = owner('test_free')
    await shopper.add({ cloth: 1 })
    await shopper.placeOrder({
      invoiceAddress: { ...homeAddress, email: 'Demo@Example.com' },
      customProperties: { cprNumber: CPR },
    })
    const [order] = await db.select().from(orders).where(eq(orders.userId, shopper.userId))
    await gateway.runDueJobs()
    mails.length = 0
    expect(await written(shopper, withdrawal('F100999'))).toMatchObject({ status: 200, hasReceipt: false })
    expect(await written(shopper, withdrawal(order?.orderNumber))).toMatchObject({ status: 200, hasReceipt: true })
  })
})
