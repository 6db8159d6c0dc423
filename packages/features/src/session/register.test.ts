import { describe, expect, it } from 'vitest'
import { refusal, type Answer } from '../testing/fake-gateway.ts'
import { storyShop } from '../testing/story-shop.tsx'
import { register } from './register.ts'

const names = { email: 'inger@example.dk', firstName: 'Inger', middleName: '', lastName: 'Kjærgaard' }
const registration = {
  ...names,
  password: 'Quiet7Room',
  passwordConfirmed: 'Quiet7Room',
  receiveMarketingMaterials: true,
  captcha: 'solved',
}

const LOG_IN = '/api/v1.0/authenticate'
const LOGIN = { email: names.email, password: registration.password }
const authentication = { access_token: 'token', expires_in: 60, user: { userId: 'u-1', ...names } }

/** Registers with a fake gateway. `knows`: the password is the account's. */
function tryToRegister(answer: Answer, { knows = true, wants = true, hasAsked = false } = {}) {
  const done: string[] = []
  const sent: unknown[] = []
  const logins: unknown[] = []
  const shop = storyShop({
    answer: (call) => {
      if (call.path.startsWith('/api/cart/')) return undefined
      if (call.path === '/api/v1.0/me') return sent.push(call.body) && { userId: 'u-1' }
      if (!call.path.endsWith('/profile') && !call.path.endsWith('/user-subscriptions')) done.push(call.path)
      if (!call.path.endsWith('/authenticate')) return answer(call)
      logins.push(call.body)
      return knows ? authentication : refusal('invalid-login-or-password')
    },
  })
  const registering = register(shop, { ...registration, receiveMarketingMaterials: wants }, hasAsked)
  return { registering, done, sent, logins, user: () => shop.visit.getState().user }
}

const inUse: Answer = ({ path }) =>
  path.endsWith('/create-me') ? refusal('email-in-use') : Response.json({}, { status: 404 })

describe('register', () => {
  it('[AUTH-12] creates the account, subscribes, logs in, and remembers the subscription', async () => {
    const { registering, done, logins, user } = tryToRegister(() => ({ id: 'n-1' }))
    await registering
    expect(logins).toEqual([LOGIN])
    expect(done).toEqual(['/api/v1.0/create-me', '/api/v1.0/subscriptions', LOG_IN])
    expect(user()).toMatchObject({ userProfile: { userId: 'u-1' }, subscriptions: { Newsletter: 'n-1' } })
  })

  it('[AUTH-12] logs a new customer in although the newsletter cannot be had', async () => {
    const { registering, done, user } = tryToRegister(({ path }) =>
      path.endsWith('/subscriptions') ? new Response(null, { status: 500 }) : { id: 'u-1' },
    )
    await registering
    expect(done.at(-1)).toBe(LOG_IN)
    expect(user()?.subscriptions.Newsletter).toBeNull()
  })

  it('logs in to the account of an earlier try whose answer was lost', async () => {
    const { registering, done, logins, user } = tryToRegister(({ path }) =>
      path.endsWith('/create-me') ? refusal('captcha-used', 'EmailInUse') : { id: 'n-1' },
    )
    await registering
    expect(logins).toEqual([LOGIN])
    expect(user()?.userProfile.userId).toBe('u-1')
    expect(done).toEqual(['/api/v1.0/create-me', LOG_IN, '/api/v1.0/subscriptions'])
  })

  it.each([
    ['was ticked in the earlier try', true, [{ ...names, receiveMarketingMaterials: false, updatePassword: false }]],
    ['was never ticked', false, []],
  ])('[ACC-21] the unticked box %s, which created the account', async (_when, hasAsked, updates) => {
    const { registering, sent } = tryToRegister(inUse, { wants: false, hasAsked })
    await registering
    expect(sent).toEqual(updates)
  })

  it('[AUTH-13] reports an address in use if its password is another one, and subscribes to nothing', async () => {
    const { registering, done } = tryToRegister(() => refusal('email-in-use'), { knows: false })
    await expect(registering).rejects.toMatchObject({ failure: { errorCodes: ['email-in-use'] } })
    expect(done).toEqual(['/api/v1.0/create-me', LOG_IN])
  })

  it.each([
    ['another refusal', () => refusal('password-too-weak'), { kind: 'refused', errorCodes: ['password-too-weak'] }],
    ['a failure', () => new Response(null, { status: 503 }), { kind: 'broken', status: 503 }],
  ])('[AUTH-13] reports %s, and tries no login', async (_what, answer, failure) => {
    const { registering, done } = tryToRegister(answer)
    await expect(registering).rejects.toMatchObject({ failure })
    expect(done).toEqual(['/api/v1.0/create-me'])
  })
})
