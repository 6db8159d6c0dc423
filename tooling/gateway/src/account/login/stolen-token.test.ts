import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../access/session-tables.ts'
import { OWNER, PASSWORD, type Shopper, useAccountOwner } from '../../../testing/test.ts'

const account = useAccountOwner()
let owner: Shopper

const MAILBOXES = ['thief1@example.com', 'thief2@example.com', 'thief3@example.com']
const LAST = 'thief4@example.com'

/** Does everything that a token and own mailboxes allow, partly at the same time. */
async function steal(thief: Shopper): Promise<void> {
  await Promise.all(MAILBOXES.map((mailbox) => account.wish(mailbox, thief)))
  const links: string[] = []
  for (const mailbox of MAILBOXES) links.push(await account.linkTo(mailbox, 'confirm'))
  await Promise.all(links.map(account.press))
  const mailbox = (await account.keptEmail()) ?? ''
  expect(MAILBOXES).toContain(mailbox)
  await account.forgot(mailbox)
  await account.choosePassword(await account.resetLinkTo(mailbox), 'Thief7Room')
  const inside = await account.loggedIn(mailbox, 'Thief7Room')
  expect(await account.isLoggedIn(inside)).toBe(true)
  await account.changed(LAST, inside)
  await account.forgot(LAST)
}

/** Tries what the thief still has after the owner has pressed the undo button. */
async function tryEverything(): Promise<void> {
  await account.forgot(LAST)
  for (const mailbox of [...MAILBOXES, LAST]) {
    for (const action of ['confirm', 'undo'] as const) await account.press(await account.linkTo(mailbox, action))
    await account.choosePassword(await account.resetLinkTo(mailbox), 'Thief9Room')
  }
}

describe('a stolen token', () => {
  beforeEach(async () => {
    await account.reset()
    owner = await account.loggedIn()
  })

  describe('a thief with a stolen token', () => {
    it('who changes everything does not keep the account: the owner has it at the end [AUTH-22]', async () => {
      await steal(owner)
      expect((await account.logIn()).status).toBe(400)
      const undo = await account.linkTo(OWNER, 'undo')
      const thief = await account.loggedIn(LAST, 'Thief7Room')
      const resetLink = await account.resetLinkTo(LAST)
      // The thief continues while the owner presses the button.
      const [undone] = await Promise.all([
        account.press(undo),
        account.wish('thief5@example.com', thief),
        account.logIn(LAST, 'Thief7Room'),
        account.choosePassword(resetLink, 'Thief8Room'),
      ])
      expect(undone.status).toBe(200)
      await tryEverything()
      expect(await account.isLoggedIn(thief)).toBe(false)
      expect(await account.keptEmail()).toBe(OWNER)
      for (const password of ['Thief7Room', 'Thief8Room', 'Thief9Room', PASSWORD]) {
        expect((await account.logIn(OWNER, password)).status).toBe(400)
      }
      expect((await account.choosePassword(await account.resetLinkTo(OWNER), 'Quiet7Room')).status).toBe(200)
      expect((await account.logIn(OWNER, 'Quiet7Room')).status).toBe(200)
      expect(await account.db.$count(sessions)).toBe(1)
    })

    it('with a pending change loses it and the login when the owner sets a new password [AUTH-22]', async () => {
      const thief = await account.loggedIn()
      await account.wish(LAST, thief)
      const confirm = await account.linkTo(LAST, 'confirm')
      expect((await account.changePassword(owner, 'Quiet7Room')).status).toBe(200)
      expect((await account.press(confirm)).status).toBe(404)
      expect([await account.isLoggedIn(owner), await account.isLoggedIn(thief)]).toEqual([true, false])
      expect((await account.press(await account.linkTo(OWNER, 'undo'))).status).toBe(200)
    })
  })

  it('ends open links for a new password with every change of password, and of e-mail', async () => {
    const askForLink = async () => {
      await account.forgot(OWNER)
      return account.resetLinkTo(OWNER)
    }
    const first = await askForLink()
    await account.changePassword(owner, 'Quiet7Room')
    const expired = { body: { errorCode: 'reset-link-expired' } }
    expect(await account.choosePassword(first, 'Other8Room')).toMatchObject(expired)
    const second = await askForLink()
    expect(second).not.toEqual(first)
    await account.changed(LAST, owner)
    expect(await account.choosePassword(second, 'Other8Room')).toMatchObject(expired)
  })
})
