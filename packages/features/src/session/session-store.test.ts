import { emptyAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import type { User } from '@shop/domain/account/user.ts'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { fakeGateway, refusal, type Answer } from '../testing/fake-gateway.ts'
import { saveAddress } from './save-address.ts'
import { createSessionStore } from './session-store.ts'
import { restoreUser } from './restore-user.ts'
import { createUserStorage } from './user-storage.ts'

const NOW = 1_000_000

function openSession(answer: Answer = () => ({}), remembered?: unknown) {
  const cookies = createMemoryStore()
  if (remembered) cookies.write('user', JSON.stringify(remembered))
  let ids = 0
  const forgetCustomer = vi.fn<() => void>()
  const loadGateway = vi.fn<LoadGateway>(fakeGateway(answer))
  const store = createSessionStore({
    loadGateway,
    storage: createUserStorage({ cookies, localStorage: createMemoryStore() }),
    now: () => NOW,
    newId: () => `new-${(ids += 1)}`,
    forgetCustomer,
  })
  const begin = () => store.getState().begin(restoreUser({ cookies, localStorage: createMemoryStore() }))
  return {
    begin,
    forgetCustomer,
    loadGateway,
    session: store,
    cookie: () => JSON.parse(cookies.read('user') ?? 'null') as User | null,
  }
}

const loggedIn = (expiresAt: number) => ({
  userProfile: { userId: 'u-1', firstName: 'Inger', isAuthenticated: true },
  tokenInfo: { accessToken: 't', expiresAt },
})
const authentication = {
  access_token: 'token',
  expires_in: 3600,
  token_type: 'Bearer',
  scope: 'shop',
  user: { userId: 'u-1', firstName: 'Inger', email: 'inger@example.dk' },
}

describe('createSessionStore', () => {
  it('knows nothing of a visitor before it begins, as on the server', () => {
    expect(openSession().session.getState()).toMatchObject({
      user: undefined,
      isNew: false,
      hasExpired: false,
      keepsCustomerId: false,
    })
  })

  it('takes a visitor for new until a login', async () => {
    const { begin, session } = openSession(() => authentication)
    begin()
    expect(session.getState().isNew).toBe(true)
    await session.getState().logIn({ email: 'inger@example.dk', password: 'Hearing2026' })
    expect(session.getState().isNew).toBe(false)
  })

  it('[SES-07] [SES-08] stores profile and token of a login, with the moment it ends', async () => {
    const { begin, session, cookie } = openSession(() => authentication)
    begin()
    await session.getState().logIn({ email: 'inger@example.dk', password: 'Hearing2026' })
    expect(cookie()).toMatchObject({
      userProfile: { userId: 'u-1', isAuthenticated: true },
      tokenInfo: {
        accessToken: 'token',
        tokenType: 'Bearer',
        scope: 'shop',
        expiresIn: 3600,
        issuedAt: NOW,
        expiresAt: NOW + 3_600_000,
      },
    })
  })

  it('keeps the visitor when the login is refused', async () => {
    const { begin, session } = openSession(() => refusal('invalid-login-or-password'))
    begin()
    await expect(session.getState().logIn({ email: 'a@b.dk', password: 'no' })).rejects.toMatchObject({
      failure: { kind: 'refused', errorCodes: ['invalid-login-or-password'] },
    })
    expect(session.getState().user?.userProfile.userId).toBe('new-1')
  })

  it('[SES-11] [SES-05] remembers that a login has run out, until the next one', async () => {
    const { begin, session, cookie } = openSession(() => authentication, loggedIn(NOW))
    begin()
    expect(session.getState().hasExpired).toBe(true)
    await session.getState().logIn({ email: 'inger@example.dk', password: 'Hearing2026' })
    expect(session.getState().hasExpired).toBe(false)
    session.getState().expire()
    expect(session.getState().hasExpired).toBe(true)
    expect(cookie()).toMatchObject({ userProfile: { isAuthenticated: false }, tokenInfo: null })
  })

  it.each([400, 401, 403])('[AUTH-04] reads a bare %i to a login as a wrong password', async (status) => {
    const { begin, session } = openSession(() => Response.json({}, { status }))
    begin()
    await expect(session.getState().logIn({ email: 'a@b.dk', password: 'no-way' })).rejects.toMatchObject({
      failure: { kind: 'refused', status, errorCodes: ['invalid-login-or-password'] },
    })
  })

  it.each([
    [400, { errorKeys: ['captcha-invalid'] }, { kind: 'refused', errorCodes: ['captcha-invalid'] }],
    [404, {}, { kind: 'refused', status: 404 }],
    [503, {}, { kind: 'broken', status: 503 }],
  ])('[AUTH-04] leaves a %i to a login as it is when it means something else', async (status, answer, failure) => {
    const { begin, session } = openSession(() => Response.json(answer, { status }))
    begin()
    const refused = await session
      .getState()
      .logIn({ email: 'a@b.dk', password: 'no-way' })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ failure })
    expect(refused).not.toMatchObject({ failure: { errorCodes: ['invalid-login-or-password'] } })
  })

  it.each([200, 404, 500])(
    '[SES-19] ends the token on the gateway at logout, whatever it answers: %i',
    async (status) => {
      const seen: unknown[] = []
      const { begin, session } = openSession(
        ({ method, path, authorization }) => {
          seen.push([method, path, authorization])
          return Response.json({}, { status })
        },
        loggedIn(NOW + 1),
      )
      begin()
      session.getState().logOut()
      expect(session.getState().user?.userProfile.userId).toBe('new-1')
      await vi.waitFor(() => expect(seen).toEqual([['POST', '/api/v1.0/logout', 'Bearer t']]))
    },
  )

  it('asks for the end of no token where there is none', async () => {
    const { begin, session, loadGateway } = openSession()
    begin()
    session.getState().logOut()
    expect(session.getState().user?.userProfile.userId).toBe('new-2')
    expect(loadGateway).not.toHaveBeenCalled()
  })

  it.each<[string, unknown, number]>([
    ['a login has ended', loggedIn(NOW), 1],
    ['nobody is remembered, as after the end of a customer’s cookie', undefined, 1],
    ['a customer comes back', loggedIn(NOW + 1), 0],
    ['a visitor comes back', { userProfile: { userId: 'u-2' } }, 0],
  ])('[SES-19] has the shop forget who was here when %s', (_what, remembered, times) => {
    const { begin, forgetCustomer } = openSession(undefined, remembered)
    begin()
    expect(forgetCustomer).toHaveBeenCalledTimes(times)
  })

  it('[ACC-18] [FAV-04] keeps the login when the answer to a customer’s own call leaves out that they are logged in', async () => {
    const profile = { userId: 'u-1', firstName: 'Inger', favourites: ['BAT-312'] }
    const { begin, session, cookie } = openSession(() => profile, loggedIn(NOW + 1000))
    begin()
    await session.getState().setFavourite('BAT-312', true)
    expect(session.getState().user).toMatchObject({
      userProfile: { favourites: ['BAT-312'], isAuthenticated: true },
      tokenInfo: { accessToken: 't' },
    })
    expect(cookie()?.userProfile.isAuthenticated).toBe(true)
  })

  it('[ACC-18] [CHK-12] takes over the profile that saving an address answers with', async () => {
    const answered = { ...authentication.user, addressBook: [{ id: '7', city: 'Aarhus C' }] }
    const { begin, session, cookie } = openSession(() => answered, loggedIn(NOW + 1))
    begin()
    const address = toNewAddress({ ...emptyAddress('DK'), city: 'Aarhus C' })
    await saveAddress(session, address)
    expect(cookie()?.userProfile.addressBook).toMatchObject([{ id: '7', city: 'Aarhus C' }])
  })

  it.each([
    ['leaves out', {}],
    ['has in a form that cannot be read', { firstName: {}, addressBook: 'none', customerPreference: 7 }],
  ])('[ACC-18] [API-52] keeps the parts of the profile that the answer to a change %s', async (_, odd) => {
    const address = { id: 'a-1', city: 'Ulfborg' }
    const stored = loggedIn(NOW + 1)
    const { begin, session, cookie } = openSession(() => ({ userId: 'u-1', favourites: ['BAT-312'], ...odd }), {
      ...stored,
      userProfile: { ...stored.userProfile, addressBook: [address], customerPreference: { batterySize: '13' } },
    })
    begin()
    await session.getState().setFavourite('BAT-312', true)
    expect(cookie()?.userProfile).toMatchObject({
      firstName: 'Inger',
      addressBook: [address],
      customerPreference: { batterySize: '13' },
      favourites: ['BAT-312'],
    })
  })
})
