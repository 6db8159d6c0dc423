import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../access/session-tables.ts'
import { customers } from '../account/customer-tables.ts'
import { subscriptions } from '../account/subscription-tables.ts'
import { OTHER, OWNER, PASSWORD, sureOperator, useAccountOwner } from '../../testing/test.ts'
import { runCommand } from './commands.ts'
import { operatorLog } from './operator-log-tables.ts'
import { UsageError } from './usage-error.ts'

const NEW = 'somebody.new@example.com'
const PERSON = 'newsletter.reader@example.com'
const account = useAccountOwner()
const { db } = account

const asked: string[] = []
const unsure = { ...sureOperator, confirm: (question: string) => Promise.resolve(asked.push(question) < 0) }
const say = (...words: string[]) => runCommand(db, words[0] ?? '', words.slice(1), unsure)
const readers = async () => (await db.select().from(subscriptions)).map(({ shopId }) => shopId).toSorted()
const logged = async () =>
  (await db.select().from(operatorLog)).map(({ operator, command, subject }) => [operator, command, subject])
const causeOf = (failure: unknown) =>
  failure instanceof Error && failure.cause instanceof Error ? failure.cause.message : failure

describe('the operator’s log', () => {
  beforeEach(async () => {
    await account.reset()
    for (const shopId of ['test_dk', 'test_uk']) {
      await db.insert(subscriptions).values({ id: shopId, shopId, email: PERSON, type: 'Newsletter' })
    }
  })

  describe('a command that destroys or pays', () => {
    it('asks first, says what will come of it, and does nothing without a yes', async () => {
      const before = await logged()
      expect(await say('erase', PERSON)).toBe(
        'In all shops, for good:\nTo be deleted: 2 newsletters.\nNothing is done. To do it: the same with --yes at the end.',
      )
      expect(asked.at(-1)).toContain('To be deleted: 2 newsletters.')
      expect([await readers(), await logged()]).toEqual([['test_dk', 'test_uk'], before])
    })

    it.each([['--yes'], ['yes']])('is done with %s, or when a person answers yes', async (word) => {
      expect(await say('erase', PERSON, word)).toBe('Deleted: 2 newsletters.')
      expect(await readers()).toEqual([])
      expect(await runCommand(db, 'erase', [PERSON], sureOperator)).toContain('Nothing is kept')
    })

    it('is narrowed to one shop', async () => {
      expect(await say('erase', PERSON, '--shop', 'test_uk', '--yes')).toBe('Deleted: 1 newsletter.')
      expect(await readers()).toEqual(['test_dk'])
      expect(JSON.parse(await say('export', PERSON, '--shop', 'test_dk'))).toMatchObject({
        newsletters: [{ shopId: 'test_dk' }],
      })
    })

    it('knows its options and no others', async () => {
      for (const words of [['--shop'], ['--as', '--yes'], ['--force'], ['--as', 'x'.repeat(61)]]) {
        await expect(say('erase', PERSON, ...words)).rejects.toThrow(UsageError)
      }
    })
  })

  describe('the log', () => {
    it('says who did what, by the name of the system or a given one, and names no person', async () => {
      await say('erase', PERSON, '--yes')
      await say('erase', OWNER, '--shop', 'test_uk', '--yes', '--as', 'Karen from support')
      await expect(say('ship', 'T1', '--yes')).rejects.toThrow('There is no order T1.')
      expect((await logged()).slice(-2)).toEqual([
        ['ole', 'erase', 'all shops: no account'],
        ['Karen from support', 'erase', 'test_uk: 1 account'],
      ])
      const shown = await say('log')
      expect(shown).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC  Karen from support  erase/)
      expect(shown).not.toContain('@')
    })

    it('cannot be changed or cut short, not even by the owner of the tables', async () => {
      await say('erase', PERSON, '--yes')
      const before = await logged()
      const causes = [
        await db.update(operatorLog).set({ operator: 'somebody else' }).catch(causeOf),
        await db.delete(operatorLog).catch(causeOf),
        await db.execute('truncate operator_log').catch(causeOf),
      ]
      const added = 'Rows of operator_log are only added'
      expect(causes).toEqual([added, 'Rows of operator_log are kept for eight years', added])
      expect(await logged()).toEqual(before)
    })
  })

  describe('give-back', () => {
    it('gives an account to its owner also when the link that undoes it is too old [AUTH-22]', async () => {
      await account.changed(NEW, await account.loggedIn())
      const thief = await account.loggedIn(NEW)
      const undo = await account.linkTo(OWNER, 'undo')
      const done = await say('give-back', account.customerId, ' Demo@Example.com ', '--yes')
      expect(done).toContain('Ask its owner to choose a new password')
      expect(await account.isLoggedIn(thief)).toBe(false)
      expect((await account.logIn(OWNER, PASSWORD)).status).toBe(400)
      expect((await account.press(undo)).status).toBe(404)
      await account.forgot(OWNER)
      expect((await account.choosePassword(await account.resetLinkTo(OWNER), 'Quiet7Room')).status).toBe(200)
      expect((await account.logIn(OWNER, 'Quiet7Room')).status).toBe(200)
      expect(await db.$count(sessions)).toBe(1)
    })

    it('takes no address that another account has, and no account that there is not', async () => {
      const [other] = await db.select().from(customers).where(eq(customers.email, OTHER))
      await expect(say('give-back', account.customerId, OTHER, '--yes')).rejects.toThrow(`Account ${other?.id}`)
      await expect(say('give-back', 'c-nobody', OWNER, '--yes')).rejects.toThrow(UsageError)
      await expect(say('give-back', account.customerId, 'x')).rejects.toThrow(UsageError)
    })
  })

  describe('re-encrypt', () => {
    it('[RUN-17] is confirmed and logged, and names the secret by its key', async () => {
      const before = await logged()
      expect(await say('re-encrypt')).toContain('Nothing is done.')
      expect(await logged()).toEqual(before)
      expect(await say('re-encrypt', '--yes')).toMatch(/^\d+ personal numbers are encrypted/)
      expect((await logged()).at(-1)).toEqual(['ole', 're-encrypt', expect.stringMatching(/^key [0-9a-f]{8}$/)])
    })
  })
})
