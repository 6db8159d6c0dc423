import { describe, expect, test } from 'vitest'
import { storyShop } from '../testing/story-shop.tsx'
import type { CommerceEvent } from './commerce-event.ts'
import { trackLogin } from './track-login.ts'
import { logOut } from '../session/visit/visit-actions.ts'
import { logIn } from '../session/login/log-in.ts'
import { rememberSubscription } from '../session/profile/profile-actions.ts'

const authentication = {
  access_token: 'token',
  expires_in: 60,
  token_type: 'Bearer',
  scope: '',
  user: { userId: 'inger' },
}

describe('trackLogin', () => {
  test('[TRK-08] tracks a login, and nothing about the customer', async () => {
    const shop = storyShop({ answer: ({ path }) => (path.endsWith('/authenticate') ? authentication : undefined) })
    const tracked: CommerceEvent[] = []
    trackLogin(shop, (event) => tracked.push(event))
    await logIn(shop, { email: 'inger@example.com', password: 'secret' })
    rememberSubscription(shop, 'n1')
    logOut(shop)
    expect(tracked).toEqual([{ event: 'login', method: 'password' }])
  })
})
