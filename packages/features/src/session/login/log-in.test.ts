import { describe, expect, it } from 'vitest'
import { refusal, type Answer } from '../../testing/fake-gateway.ts'
import { storyShop } from '../../testing/story-shop.tsx'
import { logIn } from './log-in.ts'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'

const NOW = 1_000_000
const login = { email: 'inger@example.dk', password: 'Hearing2026' }

function open(answer: Answer) {
  const shop = storyShop({
    now: NOW,
    answer: (call) => (call.path === '/api/v1.0/authenticate' ? answer(call) : undefined),
  })
  return { shop, cookie: () => JSON.parse(shop.platform.cookies.read(USER_COOKIE) ?? 'null') as unknown }
}

describe('logIn', () => {
  it('[SES-07] [SES-08] stores profile and token, with the moment it ends', async () => {
    const user = { userId: 'u-1', firstName: 'Inger' }
    const answer = { access_token: 'token', expires_in: 3600, token_type: 'Bearer', scope: 'shop', user }
    const { shop, cookie } = open(() => answer)
    await logIn(shop, login)
    const tokenInfo = { accessToken: 'token', tokenType: 'Bearer', scope: 'shop', expiresIn: 3600, issuedAt: NOW }
    expect(cookie()).toMatchObject({
      userProfile: { userId: 'u-1', isAuthenticated: true },
      tokenInfo: { ...tokenInfo, expiresAt: NOW + 3_600_000 },
    })
  })

  it('keeps the visitor when the login is refused', async () => {
    const { shop } = open(() => refusal('invalid-login-or-password'))
    const before = shop.visit.getState()
    await expect(logIn(shop, login)).rejects.toMatchObject({ failure: { kind: 'refused' } })
    expect(shop.visit.getState()).toBe(before)
  })

  it.each([400, 401, 403])('[AUTH-04] reads a bare %i as a wrong password', async (status) => {
    const { shop } = open(() => Response.json({}, { status }))
    await expect(logIn(shop, login)).rejects.toMatchObject({
      failure: { kind: 'refused', status, errorCodes: ['invalid-login-or-password'] },
    })
  })

  it.each([
    [400, { errorKeys: ['captcha-invalid'] }, { kind: 'refused', errorCodes: ['captcha-invalid'] }],
    [404, {}, { kind: 'refused', status: 404 }],
    [503, {}, { kind: 'broken', status: 503 }],
  ])('[AUTH-04] leaves a %i as it is when it means something else', async (status, answer, failure) => {
    const { shop } = open(() => Response.json(answer, { status }))
    const refused = await logIn(shop, login).catch((error: unknown) => error)
    expect(refused).toMatchObject({ failure })
    expect(refused).not.toMatchObject({ failure: { errorCodes: ['invalid-login-or-password'] } })
  })
})
