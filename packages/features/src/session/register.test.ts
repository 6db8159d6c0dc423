import { anonymousProfile, anonymousUser } from '@shop/domain/account/session.ts'
import { describe, expect, it, vi } from 'vitest'
import { fakeGateway, refusal, type Answer } from '../testing/fake-gateway.ts'
import { register } from './register.ts'
import type { SessionState } from './session-state.ts'

const names = { email: 'inger@example.dk', firstName: 'Inger', middleName: '', lastName: 'Kjærgaard' }
const registration = {
  ...names,
  password: 'Quiet7Room',
  passwordConfirmed: 'Quiet7Room',
  receiveMarketingMaterials: true,
  captcha: 'solved',
}

/** Registers with a fake gateway. `knows`: the password is the account's. */
function tryToRegister(answer: Answer, { knows = true, wants = true, hasAsked = false } = {}) {
  const done: string[] = []
  const sent: unknown[] = []
  const session = {
    user: { ...anonymousUser('u-1'), userProfile: { ...anonymousProfile('u-1'), ...names } },
    changeProfile: vi.fn<SessionState['changeProfile']>(async (change) => {
      const { account } = await fakeGateway(({ body }) => {
        sent.push(body)
        return { userId: 'u-1' }
      })()
      await change(account)
      return anonymousProfile('u-1')
    }),
    logIn: vi.fn<SessionState['logIn']>(async () => {
      done.push('log in')
      if (!knows) throw new Error('wrong password')
    }),
    rememberSubscription: vi.fn<SessionState['rememberSubscription']>(),
  }
  const registering = fakeGateway((call) => {
    done.push(call.path)
    return answer(call)
  })().then((gateway) =>
    register(
      gateway,
      { getState: () => session as unknown as SessionState },
      { ...registration, receiveMarketingMaterials: wants },
      hasAsked,
    ),
  )
  return { registering, done, sent, session }
}

const inUse: Answer = ({ path }) =>
  path.endsWith('/create-me') ? refusal('email-in-use') : Response.json({}, { status: 404 })

describe('register', () => {
  it('[AUTH-12] creates the account, subscribes, logs in, and remembers the subscription', async () => {
    const { registering, done, session } = tryToRegister(() => ({ id: 'n-1' }))
    await registering
    expect(done).toEqual(['/api/v1.0/create-me', '/api/v1.0/subscriptions', 'log in'])
    expect(session.logIn).toHaveBeenCalledWith({ email: 'inger@example.dk', password: 'Quiet7Room' })
    expect(session.rememberSubscription).toHaveBeenCalledWith('n-1')
  })

  it('[AUTH-12] logs a new customer in although the newsletter cannot be had', async () => {
    const { registering, done, session } = tryToRegister(({ path }) =>
      path.endsWith('/subscriptions') ? new Response(null, { status: 500 }) : { id: 'u-1' },
    )
    await registering
    expect(done.at(-1)).toBe('log in')
    expect(session.rememberSubscription).not.toHaveBeenCalled()
  })

  it('logs in to the account of an earlier try whose answer was lost', async () => {
    const { registering, done, session } = tryToRegister(({ path }) =>
      path.endsWith('/create-me') ? refusal('captcha-used', 'EmailInUse') : { id: 'n-1' },
    )
    await registering
    expect(session.logIn).toHaveBeenCalledWith({ email: 'inger@example.dk', password: 'Quiet7Room' })
    expect(done).toEqual(['/api/v1.0/create-me', 'log in', '/api/v1.0/subscriptions'])
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
    expect(done).toEqual(['/api/v1.0/create-me', 'log in'])
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
