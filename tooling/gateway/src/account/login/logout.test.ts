import { describe, expect, it } from 'vitest'
import { createShopper, useTestGateway } from '../../../testing/test.ts'

const gateway = useTestGateway()

const withToken = (token: string, shopId = 'test_dk') => {
  const shopper = createShopper(gateway.fetch, shopId)
  shopper.useToken(token)
  return shopper
}
const logIn = async (): Promise<string> => (await createShopper(gateway.fetch).logIn('new@example.com')).access_token
const logOut = (token: string, shopId?: string) => withToken(token, shopId).call('POST', '/v1.0/logout')
const isAlive = async (token: string) =>
  (await withToken(token).get('/v1.0/user-subscriptions', { type: 'Newsletter' })).status === 200

describe('logout', () => {
  // Guards against tokens that stay valid for up to twelve hours after the logout.
  it('ends the token at logout, and no other one', async () => {
    const [here, elsewhere] = [await logIn(), await logIn()]
    await logOut(here, 'test_uk')
    expect(await isAlive(here)).toBe(true)
    expect(await logOut(here)).toMatchObject({ status: 200, body: {} })
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([false, true])
  })

  it('answers the same without a token to end', async () => {
    const token = await logIn()
    await logOut(token)
    const answers = await Promise.all([token, 'x'.repeat(43), ''].map((one) => logOut(one)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
