import { expect, test } from 'vitest'
import { storyShop } from '../testing/story-shop.tsx'
import type { CommerceEvent } from './commerce-event.ts'
import { rememberLogin, trackLogin } from './track-login.ts'

const authentication = {
  access_token: 'token',
  expires_in: 60,
  token_type: 'Bearer',
  scope: '',
  user: { userId: 'inger' },
}

test('[TRK-08] tracks a login, and nothing about the customer', async () => {
  const shop = storyShop({ answer: ({ path }) => (path.endsWith('/authenticate') ? authentication : undefined) })
  const tracked: CommerceEvent[] = []
  trackLogin(shop, (event) => tracked.push(event))
  await shop.session.getState().logIn({ email: 'inger@example.com', password: 'secret' })
  shop.session.getState().rememberSubscription('n1')
  shop.session.getState().logOut()
  expect(tracked).toEqual([{ event: 'login', method: 'password' }])
})

test('[TRK-08] tracks a login of pages that count nothing on the next one that does, once', async () => {
  const shop = storyShop({ answer: ({ path }) => (path.endsWith('/authenticate') ? authentication : undefined) })
  const tracked: CommerceEvent[] = []
  const stop = rememberLogin(shop)
  await shop.session.getState().logIn({ email: 'inger@example.com', password: 'secret' })
  stop()
  for (let page = 0; page < 2; page++) trackLogin(shop, (event) => tracked.push(event))()
  expect(tracked).toEqual([{ event: 'login', method: 'password' }])
})
