import { networksOf } from '@shop/server/networks.ts'
import { eq } from 'drizzle-orm'
import { argon2Sync } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLimits } from '../../access/limits.ts'
import { createPlatform } from '../../platform.ts'
import { createDigests } from '../../secrets/digests.ts'
import { readSettings } from '../../settings.ts'
import { createAccountOwner, useAccountOwner, OWNER } from '../../../testing/account-owner.ts'
import { customers } from '../customer-tables.ts'
import { authenticate } from '../login/authenticate.ts'
import { hashPassword, isOutdated, PASSWORD_COST, unusableHash, matchPassword } from './password.ts'
import type { Queue } from './queue.ts'

// A hash in the older format without parameters.
const WITHOUT_PARAMETERS = 'argon2id.IS6dKobGPS8452DLh7ukxA.1kaW1qYTcV5_ZSRIErdbN7iQKdWrcz2JW75v8pYrghw'
// The same password at less than half the memory.
const CHEAPER = '$argon2id$v=19$m=8192,t=2,p=1$c2FsdHNhbHRzYWx0$Xx6T/I5usYEmj+oyPJD7pJPzsG50eOAjFI5XXBl9TTU'
// What OWASP recommends, as a PHC string.
const AT_FULL_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/

const unqueued: Queue = { run: (_from, work) => work(), recordFailure: () => undefined }
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const hash = (password: string) => hashPassword(password, PASSWORD_COST)

describe('passwords', () => {
  it('knows a password by its hash only, and hashes it differently each time', async () => {
    const [one, other] = await Promise.all([hash('Hearing2026'), hash('Hearing2026')])
    expect(one).not.toBe(other)
    expect(one).not.toContain('Hearing2026')
    expect(await matchPassword(' Hearing2026 ', one)).toBe('current')
    expect(await matchPassword('hearing2026', one)).toBeUndefined()
    expect(await matchPassword('', unusableHash(PASSWORD_COST))).toBeUndefined()
  })

  it('writes hashes as PHC strings, which carry their parameters', async () => {
    for (const written of [await hash('Hearing2026'), unusableHash(PASSWORD_COST)]) {
      expect(written).toMatch(AT_FULL_COST)
      expect(isOutdated(written, PASSWORD_COST)).toBe(false)
    }
  })

  describe.each([
    ['without parameters', WITHOUT_PARAMETERS],
    ['of another cost', CHEAPER],
  ])('a hash %s', (_, written) => {
    it('still matches its password', async () => {
      expect(await matchPassword('Hearing2026', written)).toBe('current')
      expect(await matchPassword('Hearing2027', written)).toBeUndefined()
    })
  })

  it('[AUTH-24] matches a password in every Unicode form, with or without signs that show nothing', async () => {
    const written = await hash('h\u00F8re\u00E4r\u00E9n1')
    expect(await matchPassword('h\u00F8rea\u0308re\u0301n1', written)).toBe('current')
    expect(await matchPassword('\u202Ah\u00F8re\u00E4r\u00E9n1\u200B', written)).toBe('current')
    expect(await matchPassword('\uFF48\u00F8re\u00E4r\u00E9n1', written)).toBe('current')
  })

  it('refuses to compare a password with a hash that was cut off', async () => {
    const withoutTag = WITHOUT_PARAMETERS.slice(0, WITHOUT_PARAMETERS.lastIndexOf('.'))
    await expect(matchPassword('Hearing2026', withoutTag)).rejects.toThrow('tagLength')
    await expect(matchPassword('Hearing2026', '')).rejects.toThrow('nonce')
  })

  describe('a gateway that serves customers', () => {
    const account = useAccountOwner(createPlatform(readSettings({ SITE_ENV: 'local' })))
    beforeEach(() => account.reset())

    const keptHash = async () => (await account.kept())?.passwordHash ?? ''
    const hashOf = async (email: string) =>
      (await account.db.select().from(customers).where(eq(customers.email, email)))[0]?.passwordHash

    it.each([WITHOUT_PARAMETERS, CHEAPER])(
      'replaces an outdated hash when the password is right: %s',
      async (outdated) => {
        await account.db.update(customers).set({ passwordHash: outdated })
        expect((await account.logIn(OWNER, 'wrong')).status).toBe(400)
        expect(await keptHash()).toBe(outdated)
        expect((await account.logIn()).status).toBe(200)
        const renewed = await keptHash()
        expect(renewed).toMatch(AT_FULL_COST)
        expect((await account.logIn()).status).toBe(200)
        expect(await keptHash()).toBe(renewed)
      },
    )

    it.each([
      ['NFD', 'a\u0308pple2026'],
      ['NFC', '\u00E4pple2026'],
      ['as a keyboard without composed letters wrote it', '\uFF21\u00B4pple2026'],
    ])('[AUTH-24] replaces a hash of a password that was hashed as typed, in %s', async (_, typed) => {
      const nonce = Buffer.alloc(16, 7)
      const { memory, passes, parallelism } = PASSWORD_COST
      const tag = argon2Sync('argon2id', { message: typed, nonce, memory, passes, parallelism, tagLength: 32 })
      const asTyped = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
      await account.db.update(customers).set({ passwordHash: asTyped })
      expect((await account.logIn(OWNER, typed.normalize('NFC'))).status).toBe(200)
      expect(await matchPassword(typed, await keptHash())).toBe('current')
      expect((await account.logIn(OWNER, typed)).status).toBe(200)
    })

    it('hashes each password at the full cost: of a new account, a changed one, and one set by a link', async () => {
      const password = 'Quiet7Room'
      const person = { email: 'inger@example.com', firstName: 'Inger', middleName: '', lastName: 'Holm' }
      const registration = { ...person, password, passwordConfirmed: password, captcha: account.captcha.solve() }
      expect((await account.call('create-me', registration)).status).toBe(200)
      expect(await hashOf(person.email)).toMatch(AT_FULL_COST)
      const asBefore = await keptHash()
      expect((await account.changePassword(await account.loggedIn(), password)).status).toBe(200)
      const changed = await keptHash()
      await account.forgot(OWNER)
      expect((await account.choosePassword(await account.resetLinkTo(OWNER), 'Loud8Room')).status).toBe(200)
      const chosen = await keptHash()
      expect(new Set([asBefore, changed, chosen]).size).toBe(3)
      for (const written of [changed, chosen]) expect(written).toMatch(AT_FULL_COST)
    })

    it('takes as long for an account that its owner has got back, which no password opens', async () => {
      await account.changed('thief@example.com', await account.loggedIn())
      await account.press(await account.linkTo(OWNER, 'undo'))
      expect(await keptHash()).toBe(unusableHash(PASSWORD_COST))
    })
  })

  it('checks a password of no account at the cost of its gateway', async () => {
    const { gateway, db } = await createAccountOwner()
    const digests = createDigests(gateway.settings.secret)
    const services = { db, hashing: unqueued, digests, limits: createLimits(db, digests, 1) }
    const login = { shopId: 'test_dk', email: 'nobody@example.com', password: 'wrong', from: networksOf('192.0.2.1') }
    // argon2 refuses this cost, so the failure shows that it was asked for it.
    const passwordCost = { ...PASSWORD_COST, passes: 0 }
    await expect(authenticate({ ...services, passwordCost }, login)).rejects.toThrow('passes')
    await gateway.close()
  })
})
