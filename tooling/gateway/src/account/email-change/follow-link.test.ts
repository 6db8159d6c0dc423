import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseTransaction } from '../../database/database.ts'
import type { OutboxKind } from '../../model/outbox-kind.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { createDigests } from '../../secrets/digests.ts'
import { eventually, OWNER, useAccountOwner } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { lockCustomer } from '../customer.ts'
import { emailChanges } from '../email-change-tables.ts'
import { passwordResets } from '../password-reset-tables.ts'
import { storeReset } from '../password/reset-session.ts'
import { askEmailChange } from './ask-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { emailChangeLink, type EmailChangeAction } from './email-change-links.ts'
import { undoEmailChange } from './undo-email-change.ts'

const NEW = 'somebody.new@example.com'
const THIRD = 'third@example.com'
const ORIGIN = 'https://shop.example'
const IN_USE = { status: 400, errorCodes: ['email-in-use'] }
const digests = createDigests('the first one')

const account = useAccountOwner()
const { db } = account

/** Asks for a change of the account's e-mail. Returns the links in its mails. */
async function ask(newEmail = NEW) {
  const customer = (await account.kept())!
  await db.transaction((tx) => askEmailChange(tx, digests, customer, { newEmail, origin: ORIGIN }))
  const [{ id } = { id: '' }] = await db.select().from(emailChanges).where(eq(emailChanges.newEmail, newEmail))
  const linkOf = (action: EmailChangeAction) => {
    const secret = emailChangeLink(digests, action, { id, origin: ORIGIN }).split('/').at(-1)!
    return { shopId: 'test_dk', action, secret }
  }
  return {
    id,
    confirm: () => confirmEmailChange(db, digests, linkOf('confirm')),
    undo: () => undoEmailChange(db, digests, linkOf('undo')),
  }
}

/** Holds the account until a number of others wait for it, then does something before it lets them go on. */
async function holdAccount(waiting: number, finish: (tx: DatabaseTransaction) => Promise<unknown>, start: () => void) {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, account.customerId)
    start()
    const blocked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await eventually(async () => expect((await db.execute(blocked)).rows).toHaveLength(waiting))
    await finish(tx)
  })
}

const endLinks = (tx: DatabaseTransaction) => tx.update(emailChanges).set({ confirmHash: null, undoHash: null })
const queued = (kind: OutboxKind) => db.$count(outbox, eq(outbox.kind, kind))
const storeResets = (emails: readonly string[]) =>
  db.transaction(async (tx) => {
    for (const email of emails) await storeReset(tx, digests, { shopId: 'test_dk', email, origin: ORIGIN })
  })
const resetEmails = async () => (await db.select().from(passwordResets)).map(({ email }) => email)
const otherAccount = async (email: string) =>
  db.insert(customers).values({ ...(await account.kept())!, id: 'c-other', email })

describe('the link of an e-mail change', () => {
  beforeEach(() => account.reset())

  describe('a link in a mail about a change of e-mail', () => {
    it('keeps its secret for as long as the gateway keeps its own, so that a repeated mail has the same link', () => {
      const secret = digests.digest('email-change-secret', 'undo 1')
      expect(emailChangeLink(digests, 'undo', { id: '1', origin: ORIGIN })).toBe(
        `https://shop.example/api/v1.0/email-change/undo/${secret}`,
      )
    })

    it.each(['confirm', 'undo'] as const)('has no effect where its account is gone: %s', async (action) => {
      const link = await ask()
      await db.update(emailChanges).set({ customerId: 'c-gone' })
      expect(await link[action]()).toBeUndefined()
      expect(await account.keptEmail()).toBe(OWNER)
    })

    it.each(['confirm', 'undo'] as const)('has no effect when it ends while it waits: %s', async (action) => {
      const link = await ask()
      let followed: ReturnType<typeof link.confirm> | undefined
      await holdAccount(1, endLinks, () => {
        followed = link[action]()
      })
      expect(await followed).toBeUndefined()
      expect(await account.keptEmail()).toBe(OWNER)
      expect(await resetEmails()).toEqual([])
    })
  })

  describe('the confirmation of another e-mail', () => {
    it('has an effect once when two tabs confirm at the same moment', async () => {
      const { id, confirm } = await ask()
      let followed: ReturnType<typeof confirm>[] = []
      await holdAccount(
        2,
        () => Promise.resolve(),
        () => {
          followed = [confirm(), confirm()]
        },
      )
      expect(await Promise.all(followed)).toMatchObject([{ id }, { id }])
      expect([await account.keptEmail(), await queued('email-changed')]).toEqual([NEW, 1])
    })

    it('has no effect after the account got its address in another way', async () => {
      const { confirm } = await ask()
      await db.update(customers).set({ email: THIRD }).where(eq(customers.id, account.customerId))
      expect(await confirm()).toBeUndefined()
      expect([await account.keptEmail(), await queued('email-changed')]).toEqual([THIRD, 0])
    })

    it('is refused for an address that another account can still get back', async () => {
      const { id, confirm } = await ask()
      const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, id))
      const hashes = { confirmHash: 'other', undoHash: 'other' }
      await db.insert(emailChanges).values({ ...change!, ...hashes, id: 'other', customerId: 'c-other', email: NEW })
      await expect(confirm()).rejects.toMatchObject(IN_USE)
      expect(await account.keptEmail()).toBe(OWNER)
      await db.update(emailChanges).set({ undoHash: null }).where(eq(emailChanges.id, 'other'))
      expect(await confirm()).toMatchObject({ id })
    })

    it('is refused for an address that another account has', async () => {
      const { confirm } = await ask()
      await otherAccount(NEW)
      await expect(confirm()).rejects.toMatchObject(IN_USE)
      expect(await account.keptEmail()).toBe(OWNER)
    })

    it('ends the links for a new password that went to either address, and no others', async () => {
      const { confirm } = await ask()
      await storeResets([OWNER, NEW, THIRD])
      await confirm()
      expect(await resetEmails()).toEqual([THIRD])
    })

    it('queues a mail to the previous address, for each change, and none when an earlier one is confirmed again', async () => {
      const first = await ask()
      await first.confirm()
      await (await ask(THIRD)).confirm()
      expect(await first.confirm()).toMatchObject({ id: first.id })
      expect([await account.keptEmail(), await queued('email-changed')]).toEqual([THIRD, 2])
    })
  })

  describe('the way back to the previous e-mail', () => {
    it('is refused while another account has the address', async () => {
      const { confirm, undo } = await ask()
      await confirm()
      await otherAccount(OWNER)
      await expect(undo()).rejects.toMatchObject(IN_USE)
      expect(await account.keptEmail()).toBe(NEW)
    })

    it('is taken once when two tabs take it at the same moment', async () => {
      const { id, undo } = await ask()
      let followed: ReturnType<typeof undo>[] = []
      await holdAccount(
        2,
        () => Promise.resolve(),
        () => {
          followed = [undo(), undo()]
        },
      )
      expect(await Promise.all(followed)).toMatchObject([{ id }, { id }])
      expect([await resetEmails(), await queued('password-reset')]).toEqual([[OWNER], 1])
    })
  })
})
