import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../../outbox/outbox-tables.ts'
import { createFakeCaptcha, createShopper, useTestGateway } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { subscriptions } from '../subscription-tables.ts'

const captcha = createFakeCaptcha()
const gateway = useTestGateway({ platform: { fetch: captcha.fetch } })

const form = {
  email: 'inger@example.com',
  firstName: 'Inger',
  middleName: '',
  lastName: 'Sørensen',
  password: 'Quiet7Room',
  passwordConfirmed: 'Quiet7Room',
  receiveMarketingMaterials: true,
}
const send = (changes: object = {}, shopId = 'test_dk') =>
  createShopper(gateway.fetch, shopId).call('POST', '/v1.0/create-me', { ...form, ...changes })
const register = (changes: object = {}, shopId?: string) => send({ captcha: captcha.solve(), ...changes }, shopId)
const refusalOf = (answer: { status: number; body: { errors: { errorCode: string }[] } }) => [
  answer.status,
  answer.body.errors.map(({ errorCode }) => errorCode),
]
const kept = (email: string) => gateway.db.select().from(customers).where(eq(customers.email, email))
const wishes = (email: string) => gateway.db.$count(subscriptions, eq(subscriptions.email, email))

describe('registration', () => {
  it('creates an account that its owner can log in to at once [API-28] [AUTH-11] [AUTH-08]', async () => {
    const { status, headers, body } = await register({ email: ' Inger@Example.com ', password: ' Quiet7Room ' })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { id, ...rest } = body
    expect(rest).toEqual({
      firstName: 'Inger',
      lastName: 'Sørensen',
      middleName: '',
      email: 'inger@example.com',
      websiteId: 'test_dk',
    })
    const login = await createShopper(gateway.fetch).call('POST', '/v1.0/authenticate', form)
    expect(login.body.user).toMatchObject({ userId: id, receiveMarketingMaterials: true, addressBook: [] })
    expect(JSON.stringify(await kept('inger@example.com'))).not.toContain('Quiet7Room')
  })

  it('refuses an address that has an account in this shop, and in this one only [AUTH-14]', async () => {
    await register({ email: 'twice@example.com' })
    expect(refusalOf(await register({ email: 'TWICE@example.com', firstName: 'Else' }))).toEqual([
      400,
      ['email-in-use'],
    ])
    expect(await kept('twice@example.com')).toMatchObject([{ firstName: 'Inger' }])
    expect((await register({ email: 'twice@example.com' }, 'test_uk')).status).toBe(200)
  })

  it('creates one account from two requests at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => register({ email: 'at-once@example.com' })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  it('requires a solved captcha, and accepts each once [AUTH-10]', async () => {
    const unsolved = [400, ['invalid-captcha']]
    expect(refusalOf(await send({ email: 'robot@example.com' }))).toEqual(unsolved)
    expect(refusalOf(await send({ email: 'robot@example.com', captcha: 'guess' }))).toEqual(unsolved)
    const token = captcha.solve()
    await register({ captcha: token, email: 'person@example.com' })
    expect(refusalOf(await register({ captcha: token, email: 'robot@example.com' }))).toEqual(unsolved)
    expect(await kept('robot@example.com')).toEqual([])
  })

  describe('a wrong form', () => {
    it.each([
      [{ firstName: ' ', lastName: '' }, ['invalid-first-name', 'invalid-last-name']],
      [{ email: 'inger' }, ['invalid-email']],
      [{ password: 'Quiet7R', passwordConfirmed: 'Quiet7R' }, ['password-too-short']],
      [{ password: '', passwordConfirmed: '' }, ['password-too-short', 'passwords-do-not-match']],
      [{ password: 'QuietRooms', passwordConfirmed: 'QuietRooms' }, ['password-too-weak']],
      [{ password: `a1${'x'.repeat(29)}`, passwordConfirmed: `a1${'x'.repeat(29)}` }, ['password-too-long']],
      [{ password: 'PassWord1', passwordConfirmed: 'PassWord1' }, ['password-too-common']],
      [{ passwordConfirmed: 'Quiet7Rooms' }, ['passwords-do-not-match']],
    ])(
      'is said by codes, before the captcha is used up: %j [AUTH-08, AUTH-09, AUTH-13] (OP-27)',
      async (changes, codes) => {
        const token = captcha.solve()
        const wrong = { email: 'wrong@example.com', captcha: token, ...changes }
        expect(refusalOf(await send(wrong))).toEqual([400, codes])
        expect((await send({ email: `${codes.join('-')}@example.com`, captcha: token })).status).toBe(200)
      },
    )
  })

  it('sends no mail by itself: the newsletter needs its own call [AUTH-12]', async () => {
    const before = await gateway.db.$count(outbox)
    await register({ email: 'quiet@example.com' })
    expect(await gateway.db.$count(outbox)).toBe(before)
  })

  it('remembers a wish for the newsletter only when it was asked for [AUTH-12]', async () => {
    await register({ email: 'with@example.com' })
    await register({ email: 'without@example.com', receiveMarketingMaterials: false })
    expect([await wishes('with@example.com'), await wishes('without@example.com')]).toEqual([1, 0])
  })

  it('does not prove the address', async () => {
    await register({ email: 'somebody-else@example.com' })
    const shopper = createShopper(gateway.fetch)
    await shopper.logIn('somebody-else@example.com', form.password)
    await shopper.call('POST', '/v1.0/subscriptions', { email: 'somebody-else@example.com', type: 'Newsletter' })
    expect((await shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })).body).toBeNull()
  })
})
