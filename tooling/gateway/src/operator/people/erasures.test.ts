import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { customers } from '../../account/customer-tables.ts'
import { subscriptions } from '../../account/subscription-tables.ts'
import { contactMessages } from '../../contact/contact-tables.ts'
import { orders } from '../../orders/order-tables.ts'
import { createShopper, sureOperator, useTestGateway } from '../../../testing/test.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { runCommand } from '../commands.ts'
import { createDigests } from '../../secrets/digests.ts'
import { readGatewaySecrets } from '../../secrets/gateway-secrets.ts'
import { erasures } from '../erasure-tables.ts'
import { recordErasure } from './erasures.ts'

const PERSON = 'åse@example.com'
const gateway = useTestGateway()
const { db } = gateway

const run = (...[name = '', ...words]: string[]) => runCommand(db, name, words, sureOperator)

/** Writes what a backup of the day before held: an order, a message and newsletters of a person, and another person. */
async function restoreBackup() {
  const before = sql<Date>`now() - interval '1 day'`
  const shopper = createShopper(gateway.fetch, 'test_free')
  await shopper.add({ battery: 1 })
  const invoiceAddress = { ...shopper.address, email: PERSON }
  await shopper.placeOrder({ customProperties: { cprNumber: '251248-9996' }, invoiceAddress })
  await gateway.background.idle()
  await db.update(orders).set({ placedAt: before })
  await db.update(transactions).set({ createdAt: before })
  const message = { shopId: 'test_dk', name: 'Åse', phone: '', message: '?', origin: '', receivedAt: before }
  await db.insert(contactMessages).values({ ...message, id: 'm', email: PERSON })
  await db.insert(subscriptions).values(
    [PERSON, 'other@example.com'].flatMap((email) =>
      ['test_dk', 'test_uk'].map((shopId) => {
        return { id: `${email} ${shopId}`, shopId, email, type: 'Newsletter', createdAt: before }
      }),
    ),
  )
}

/** Keeps the list of erasures beside the backups, and goes back to the backup. */
async function restoreAfterErasure(...words: string[]) {
  await restoreBackup()
  await run('erase', PERSON, ...words)
  const folder = mkdtempSync(path.join(tmpdir(), 'erasures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'erasures.txt')
  writeFileSync(file, await run('erase', '--list'))
  for (const table of [subscriptions, contactMessages, orders, transactions, erasures]) await db.delete(table)
  await restoreBackup()
  return file
}
const readers = async () => (await db.select().from(subscriptions)).map(({ id }) => id).toSorted()
const emails = async () => (await db.select().from(orders)).map(({ draft }) => draft.invoiceAddress.email)

describe('erasures after a restored backup', () => {
  beforeEach(async () => {
    for (const table of [customers, subscriptions, contactMessages, orders, transactions, erasures])
      await db.delete(table)
  })

  it('[RUN-24] erases the same people again, and them alone', async () => {
    const file = await restoreAfterErasure()
    expect(await run('erase', '--again', file)).toBe('1 people are erased again.')
    expect(await readers()).toEqual(['other@example.com test_dk', 'other@example.com test_uk'])
    expect([await emails(), await db.$count(contactMessages)]).toEqual([[''], 0])
    expect(await run('erase', '--again', file)).toBe('0 people are erased again.')
    expect(await db.$count(erasures)).toBe(1)
  })

  it('[RUN-24] erases in the shop alone in which a person was erased', async () => {
    const file = await restoreAfterErasure('--shop', 'test_dk')
    await run('erase', '--again', file)
    expect((await readers()).filter((id) => id.startsWith(PERSON))).toEqual([`${PERSON} test_uk`])
    expect(await emails()).toEqual([PERSON])
  })

  it('[RUN-24] leaves a person who has come back since to the operator', async () => {
    const file = await restoreAfterErasure()
    await db.update(orders).set({ placedAt: sql`now() + interval '1 hour'` })
    expect(await run('erase', '--again', file)).toBe(
      `0 people are erased again.\nLeft alone, because some of their data are newer: ${PERSON}.`,
    )
    expect(await emails()).toEqual([PERSON])
  })

  it('[RUN-24] erases the person of an address that was recorded in its readable form', async () => {
    const digests = createDigests(readGatewaySecrets(sureOperator.environment).secret, [])
    await recordErasure(db, digests, { email: 'åse@høreapparat.dk' })
    const folder = mkdtempSync(path.join(tmpdir(), 'erasures-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'erasures.txt')
    writeFileSync(file, await run('erase', '--list'))
    const createdAt = sql<Date>`now() - interval '1 day'`
    const email = 'åse@høreapparat.dk'
    await db.insert(subscriptions).values({ id: 's', shopId: 'test_dk', email, type: 'Newsletter', createdAt })
    expect(await run('erase', '--again', file)).toBe('1 people are erased again.')
    expect(await readers()).toEqual([])
  })

  it('[RUN-24] names no person in the list, and refuses a file that is none', async () => {
    const file = await restoreAfterErasure()
    await run('erase', '--again', file)
    expect(await run('erase', '--list')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z [\w-]{43}$/)
    writeFileSync(file, `${await run('erase', '--list')}\n${PERSON}`)
    await expect(run('erase', '--again', file)).rejects.toThrow('Line 2 is no erasure.')
  })
})
