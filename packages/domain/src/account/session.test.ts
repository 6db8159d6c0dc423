import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anonymousUser, isLoggedIn, userAtStart, userFromAuthentication } from './session.ts'
import { authenticationSchema, userSchema } from './user.ts'

const NOW = 1_790_000_000_000
const authentication = v.parse(authenticationSchema, {
  access_token: 'opaque',
  expires_in: 3600,
  token_type: 'Bearer',
  scope: 'shop',
  user: { userId: 'dorothy', firstName: 'Dorothy', email: 'dorothy@example.com' },
})
const customer = userFromAuthentication(authentication, NOW)
const newId = 'generated'

describe('the user of a session', () => {
  test('[SES-08] computes when the token ends from its seconds', () => {
    expect(customer.tokenInfo).toEqual({
      accessToken: 'opaque',
      tokenType: 'Bearer',
      scope: 'shop',
      expiresIn: 3600,
      issuedAt: NOW,
      expiresAt: NOW + 3_600_000,
    })
    expect(customer.userProfile).toMatchObject({ userId: 'dorothy', firstName: 'Dorothy', isAuthenticated: true })
    expect(userFromAuthentication(authentication, NOW)).toEqual({
      userProfile: { ...authentication.user, isAuthenticated: true },
      tokenInfo: customer.tokenInfo,
      subscriptions: { Newsletter: null },
    })
  })

  test.each([3600, '3600', '3600.0'])(
    '[SES-08] reads the seconds of a token as a number or a text: %j',
    (expires_in) => {
      const { user } = authentication
      const read = v.parse(authenticationSchema, { access_token: 'opaque', expires_in, user })
      expect(userFromAuthentication(read, NOW).tokenInfo).toMatchObject({ expiresIn: 3600, expiresAt: NOW + 3_600_000 })
    },
  )

  test('[SES-04] [SES-08] reads a moment that is written as a text, in an answer and in the cookie of a shop before', () => {
    const { user } = authentication
    const expires_in = new Date(NOW + 3_600_000).toISOString()
    const read = v.parse(authenticationSchema, { access_token: 'opaque', expires_in, user })
    expect(userFromAuthentication(read, NOW).tokenInfo).toEqual({ ...customer.tokenInfo, tokenType: '', scope: '' })
    const written = { ...customer.tokenInfo, expiresAt: expires_in, issuedAt: new Date(NOW).toISOString() }
    expect(v.parse(userSchema, { ...customer, tokenInfo: written })).toEqual(customer)
  })

  test.each(['', 'soon', null, undefined])('reads no login out of seconds that are none: %j', (expires_in) => {
    expect(
      v.safeParse(authenticationSchema, { access_token: 'opaque', expires_in, user: { userId: 'x' } }).success,
    ).toBe(false)
  })

  test('[SES-04] keeps a customer logged in until the token ends', () => {
    expect(isLoggedIn(customer, NOW + 3_599_999)).toBe(true)
    expect(isLoggedIn(customer, NOW + 3_600_000)).toBe(false)
    expect(userAtStart(customer, NOW, newId)).toBe(customer)
  })

  test.each([NOW + 1000, String(NOW + 1000), new Date(NOW + 1000).toISOString(), `/Date(${NOW + 1000})/`])(
    '[SES-04] keeps a customer logged in whose cookie says %j',
    (expiresAt) => {
      const cookie = { ...customer, tokenInfo: { ...customer.tokenInfo, expiresAt, issuedAt: expiresAt } }
      const read = v.parse(userSchema, cookie)
      expect([isLoggedIn(read, NOW), isLoggedIn(read, NOW + 1000)]).toEqual([true, false])
    },
  )

  test.each([{}, { issuedAt: null }])(
    '[SES-04] keeps a customer logged in whose cookie does not say since when: %j',
    (rest) => {
      const { issuedAt: _issuedAt, ...tokenInfo } = customer.tokenInfo
      const read = v.parse(userSchema, { ...customer, tokenInfo: { ...tokenInfo, ...rest } })
      expect(isLoggedIn(read, NOW)).toBe(true)
    },
  )

  test('reads no login out of an end that is none', () => {
    const cookie = { ...customer, tokenInfo: { ...customer.tokenInfo, expiresAt: 'soon' } }
    expect(v.safeParse(userSchema, cookie).success).toBe(false)
  })

  test('[SES-03] [SES-05] gives a new visitor a new id', () => {
    expect(userAtStart(undefined, NOW, newId)).toEqual(anonymousUser('generated'))
    expect(userAtStart(anonymousUser(''), NOW, newId)).toEqual(anonymousUser('generated'))
    expect(userAtStart(anonymousUser('known'), NOW, newId)).toEqual(anonymousUser('known'))
  })

  test('[SES-02] nothing is known of a new visitor but an id', () => {
    expect(anonymousUser('known')).toEqual({
      userProfile: {
        userId: 'known',
        firstName: '',
        middleName: '',
        lastName: '',
        email: '',
        addressBook: [],
        isAuthenticated: false,
        customerPreference: {},
        favourites: [],
        receiveMarketingMaterials: false,
      },
      tokenInfo: null,
      subscriptions: { Newsletter: null },
    })
  })

  test('[SES-04] a token without a login, or a login without a token, is not logged in', () => {
    expect(isLoggedIn({ ...customer, tokenInfo: null }, NOW)).toBe(false)
    expect(isLoggedIn({ ...customer, tokenInfo: { ...customer.tokenInfo, accessToken: '' } }, NOW)).toBe(false)
    expect(isLoggedIn({ ...customer, userProfile: { ...customer.userProfile, isAuthenticated: false } }, NOW)).toBe(
      false,
    )
    expect(isLoggedIn(anonymousUser('known'), NOW)).toBe(false)
  })

  test('[SES-02] a user goes through the cookie unchanged', () => {
    for (const user of [customer, anonymousUser('known')]) {
      expect(v.parse(userSchema, JSON.parse(JSON.stringify(user)))).toEqual(user)
    }
  })
})
