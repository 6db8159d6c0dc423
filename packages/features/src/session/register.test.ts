import { expect, it, vi } from 'vitest'
import { fakeGateway, refusal, type Answer } from '../testing/fake-gateway.ts'
import { register } from './register.ts'
import type { SessionState } from './session-state.ts'

const registration = {
  email: 'inger@example.dk',
  firstName: 'Inger',
  middleName: '',
  lastName: 'Kjærgaard',
  password: 'Quiet7Room',
  passwordConfirmed: 'Quiet7Room',
  receiveMarketingMaterials: true,
  captcha: 'solved',
}

/** Registers with a fake gateway. `knows`: the password is the account's. */
function tryToRegister(answer: Answer, { knows = true } = {}) {
  const done: string[] = []
  const session = {
    logIn: vi.fn<SessionState['logIn']>(async () => {
      done.push('log in')
      if (!knows) throw new Error('wrong password')
    }),
    rememberSubscription: vi.fn<SessionState['rememberSubscription']>(),
  }
  const registering = fakeGateway((call) => {
    done.push(call.path)
    return answer(call)
  })().then((gateway) => register(gateway, session, registration))
  return { registering, done, session }
}

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
