import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deployment } from '../deployment/deployment-tables.ts'
import type { SendMail } from '../mails/mailer.ts'
import { orders } from '../orders/order-tables.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { createFakeNets, createShopper, payAtNets, sureOperator } from '../../testing/test.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import { runCommand } from './commands.ts'

const mails: string[] = []
const sendMail: SendMail = ({ to }) => Promise.resolve(void mails.push(to))
let nets: ReturnType<typeof createFakeNets>
let gateway: TestGateway

const db = () => gateway.db
const run = (command: string, words: string[] = [], environment: Record<string, string> = {}) =>
  runCommand(db(), command, words, { ...sureOperator, environment: { SITE_ENV: 'local', ...environment } })
const OTHER_SECRET = { GATEWAY_SECRET: 'a secret of thirty-two characters' }
const OTHER = { SITE_ENV: 'local', ...OTHER_SECRET }
const OTHER_ACCOUNT = { NETS_CHECKOUT_KEY: 'another-account' }

/** Leaves an open payment, a placed order, and mails that have not been sent. */
async function leaveOpenWork() {
  const shopper = createShopper(gateway.fetch)
  const { transactionId } = await shopper.ordersAtNets({ battery: 1 })
  const free = createShopper(gateway.fetch, 'test_free')
  await free.add({ battery: 1 })
  await free.placeOrder({ customProperties: { cprNumber: '251248-9996' } })
  await gateway.background.idle()
  await db().update(outbox).set({ doneAt: null })
  const { paymentId } = await createShopper(gateway.fetch).ordersAtNets({ battery: 2 })
  await payAtNets(gateway, nets, paymentId)
  await db()
    .update(outbox)
    .set({ doneAt: null, dueAt: new Date(0) })
  await db().update(transactions).set({ providerReadAt: null })
  await db()
    .update(orders)
    .set({ paymentReadDueAt: new Date(0) })
  nets.calls.length = 0
  mails.length = 0
  return { shopper, transactionId }
}

describe('the adopt command', () => {
  beforeEach(async () => {
    await gateway?.close()
    nets = createFakeNets()
    gateway = await createTestGateway({ platform: { fetch: nets.fetch, sendMail } })
    mails.length = 0
  })
  afterAll(() => gateway.close())

  it('[RUN-15] holds everything that a copy has open: nothing is sent or asked, and operators see it', async () => {
    const { shopper, transactionId } = await leaveOpenWork()
    expect(await run('adopt', [], OTHER_SECRET)).toContain('belongs to local')
    const next = await shopper.placeOrder()
    expect(next.status).toBe(200)
    await gateway.runDueJobs()
    expect([nets.calls, mails]).toEqual([[], []])
    const seen = await run('attention')
    expect(seen).toContain(`Held for review (other-deployment): transaction ${transactionId}`)
    expect(seen).toMatch(/\d+ dead letters/)
    expect(await run('attention', ['letters'])).toContain('Held: it was open when local adopted the database')
    expect(await run('log')).toContain('adopt')
  })

  it('[RUN-15] ends a held payment of another deployment without its order', async () => {
    const { transactionId } = await leaveOpenWork()
    await run('adopt', [], OTHER_SECRET)
    const unsure = { ...sureOperator, confirm: async () => false }
    expect(
      await runCommand(db(), 'attention', ['held', transactionId, 'order'], { ...unsure, environment: OTHER }),
    ).toContain('go on only if the payment is paid and this deployment’s own')
    expect(await run('attention', ['held', transactionId, 'end'])).toBe(`Transaction ${transactionId} is ended.`)
    await gateway.runDueJobs()
    expect(nets.calls).toEqual([])
  })

  it('[RUN-15] holds the payments of one provider for its new merchant account, and sends the mails', async () => {
    await leaveOpenWork()
    const [owner] = await db().select().from(deployment)
    await run('adopt', [], OTHER_ACCOUNT)
    const [after] = await db().select().from(deployment)
    expect(after).toMatchObject({ accounts: { ...owner?.accounts, nets: 'sandbox another-account' } })
    await gateway.runDueJobs()
    expect(nets.calls).toEqual([])
    expect(mails.length).toBeGreaterThan(0)
    const dead = await db().select({ kind: outbox.kind }).from(outbox).where(isNotNull(outbox.deadAt))
    expect(dead).toEqual([{ kind: 'webhook' }])
    expect(await db().$count(transactions, eq(transactions.heldBecause, 'other-deployment'))).toBe(1)
  })

  it('[RUN-15] says what comes of it before it is confirmed, and refuses a database that is its own', async () => {
    await leaveOpenWork()
    const unsure = { ...sureOperator, environment: { SITE_ENV: 'local', ...OTHER_SECRET }, confirm: async () => false }
    const said = await runCommand(db(), 'adopt', [], unsure)
    expect(said).toMatch(/1 open payments and \d+ outbox entries are held/)
    expect(said).toContain('Nothing is done.')
    expect(await db().$count(transactions, eq(transactions.heldBecause, 'other-deployment'))).toBe(0)
    await expect(run('adopt')).rejects.toThrow('belongs to this deployment already')
  })

  it.each(['production', 'staging'])('[RUN-15] no other command of %s changes a local database', async (SITE_ENV) => {
    const environment = { SITE_ENV, DATABASE_URL: 'postgres://127.0.0.1/elsewhere' }
    for (const words of [
      ['erase', 'x@example.com'],
      ['ship', '1'],
      ['attention', 'letters', 'retry', 'x'],
      ['attention', 'held', 'x', 'end'],
    ]) {
      const [command = '', ...rest] = words
      await expect(run(command, rest, environment)).rejects.toThrow('belongs to another deployment')
    }
    expect(await run('order', [], environment)).toBeDefined()
  })
})
