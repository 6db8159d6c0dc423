import { anonymousUser } from '@shop/domain/account/session.ts'
import { userSchema, type User } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import { newBrowser } from '../../testing/new-browser.ts'
import { restoreUser } from './restore-user.ts'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'
import { createUserStorage, expiredLogin, movedProfile } from './user-storage.ts'

const address = (id: number) => ({
  id: String(id),
  firstName: 'Inger',
  lastName: 'Kjærgaard',
  streetAddress1: 'Strandvejen 14, 2. tv.',
  city: 'Aarhus C',
  postalCode: '8000',
  country: 'DK',
  telephone: '28401192',
})

const customer = (addresses: number, favourites: number): User =>
  v.parse(userSchema, {
    userProfile: {
      userId: 'u-1',
      email: 'inger@example.dk',
      isAuthenticated: true,
      addressBook: Array.from({ length: addresses }, (_, index) => address(index)),
      favourites: Array.from({ length: favourites }, (_, index) => `20-${1000 + index}`),
    },
    tokenInfo: {
      accessToken: 'x'.repeat(43),
      tokenType: 'Bearer',
      expiresAt: 2,
      expiresIn: 1,
      issuedAt: 1,
      scope: 'shop',
    },
    subscriptions: { Newsletter: '7' },
  })

const remember = (user: User) => {
  const browser = newBrowser()
  const storage = createUserStorage(browser)
  storage.write(user)
  const { cookies, localStorage } = browser
  return { browser, cookies, localStorage, storage, read: () => restoreUser(browser) }
}

const inCookie = (user: User) => JSON.parse(remember(user).cookies.read(USER_COOKIE) ?? '').userProfile

describe('createUserStorage', () => {
  it('[SES-01] [SES-02] keeps the whole user of the documented shape in one cookie', () => {
    const { browser, cookies, read } = remember(customer(1, 2))
    expect(JSON.parse(cookies.read(USER_COOKIE) ?? '')).toMatchObject({
      userProfile: { userId: 'u-1', favourites: ['20-1000', '20-1001'] },
      tokenInfo: { tokenType: 'Bearer', expiresIn: 1 },
      subscriptions: { Newsletter: '7' },
    })
    expect(movedProfile.read(browser)).toBeUndefined()
    expect(read()).toEqual(customer(1, 2))
  })

  it.each([
    ['20 addresses', customer(20, 3)],
    ['200 favourites', customer(0, 200)],
    ['20 addresses and 200 favourites', customer(20, 200)],
  ])('[SES-02] [SES-16] does not lose a customer with %s to the size of a cookie (OP-1)', (_what, user) => {
    const { cookies, read } = remember(user)
    expect(encodeURIComponent(cookies.read(USER_COOKIE) ?? '').length).toBeLessThanOrEqual(3500)
    expect(read()).toEqual(user)
  })

  it('[SES-02] moves no more out of the cookie than has to go', () => {
    expect(inCookie(customer(20, 3))).toMatchObject({
      addressBook: [],
      favourites: customer(0, 3).userProfile.favourites,
    })
    expect(inCookie(customer(20, 200))).toMatchObject({ addressBook: [], favourites: [] })
  })

  it('[SES-20] tells the user of the cookie from another customer, another login and a visitor', () => {
    const { storage, cookies } = remember(customer(1, 1))
    const { userProfile, tokenInfo, subscriptions } = customer(1, 1)
    const others: User[] = [
      { userProfile: { ...userProfile, userId: 'u-2' }, tokenInfo, subscriptions },
      { userProfile, tokenInfo: { ...tokenInfo!, accessToken: 'another' }, subscriptions },
      anonymousUser('u-1'),
    ]
    expect([customer(1, 1), ...others].map(storage.holds)).toEqual([true, false, false, false])
    cookies.remove(USER_COOKIE)
    expect(storage.holds(customer(1, 1))).toBe(true)
  })

  it('[SES-21] notes which visitor follows an expired login, and keeps nothing of the note after a logout', () => {
    const { storage, localStorage } = remember(anonymousUser('v-1'))
    storage.noteExpired('v-1')
    expect(expiredLogin.read({ localStorage })).toBe('v-1')
    storage.noteExpired(undefined)
    expect(localStorage.keys()).toEqual([])
  })

  it('[SES-19] keeps nothing of an earlier user', () => {
    const { localStorage, storage } = remember(customer(20, 200))
    localStorage.write('device', '{"stays":true}')
    storage.write(anonymousUser('new'))
    expect(localStorage.keys()).toEqual(['device'])
  })

  it('[SES-19] reads nothing of an earlier user', () => {
    const { browser, cookies } = remember(customer(20, 200))
    const { userProfile, ...rest } = customer(0, 0)
    const other = { ...rest, userProfile: { ...userProfile, userId: 'u-2' } }
    cookies.write(USER_COOKIE, JSON.stringify(other))
    expect(restoreUser(browser)).toEqual(other)
  })

  it('[SES-19] lets a customer’s cookie end with the login, and a visitor’s last', () => {
    const ends: (number | undefined)[] = []
    const cookies = {
      ...createMemoryStore(),
      write: (_key: string, _value: string, end?: number) => void ends.push(end),
    }
    const storage = createUserStorage({ ...newBrowser(), cookies })
    storage.write(customer(1, 1))
    storage.write(anonymousUser('new'))
    expect(ends).toEqual([2, undefined])
  })

  it('takes everything back into the cookie when it fits again', () => {
    const { browser, storage, read } = remember(customer(20, 200))
    storage.write(customer(1, 1))
    expect(movedProfile.read(browser)).toBeUndefined()
    expect(read()).toEqual(customer(1, 1))
  })

  it.each([
    '{"userProfile":{"userId":"u-1","firstName":["Inger"]},"tokenInfo":null}',
    '{"userProfile":{"userId":"u-1","firstName":"Ing',
    '{"userProfile": {"userId": "u-1"}, "tokenInfo": {"accessToken": 5}}',
  ])('[SES-05] keeps the id that a damaged cookie still tells: %s', (cookie) => {
    const cookies = createMemoryStore()
    cookies.write(USER_COOKIE, cookie)
    expect(restoreUser({ cookies, localStorage: createMemoryStore() })).toEqual(anonymousUser('u-1'))
  })

  it.each(['', 'null', '{', '"user"', '{"userProfile":{}}'])(
    '[SES-05] reads the damaged cookie %j as no user',
    (cookie) => {
      const cookies = createMemoryStore()
      cookies.write(USER_COOKIE, cookie)
      expect(restoreUser({ cookies, localStorage: createMemoryStore() })).toBeUndefined()
    },
  )
})
