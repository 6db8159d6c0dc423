import { emptyAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import type { User } from '@shop/domain/account/user.ts'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../testing/fake-gateway.ts'
import { storyShop } from '../../testing/story-shop.tsx'
import { rememberSubscription, setFavourite, subscribe } from './profile-actions.ts'
import { saveAddress } from './save-address.ts'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'

const address = { id: 'a-1', city: 'Ulfborg' }
const inger = { userId: 'u-1', firstName: 'Inger', email: 'inger@example.dk' }

/** Opens a customer's shop. `calls` are those after the cart was read. */
function open(answer: Answer) {
  const calls: string[] = []
  const shop = storyShop({
    customer: { ...inger, addressBook: [address as never], customerPreference: { batterySize: '13' } },
    answer: (call) => {
      if (call.path.startsWith('/api/cart/')) return undefined
      calls.push(`${call.method} ${call.path}`)
      return answer(call)
    },
  })
  return { shop, calls, cookie: () => JSON.parse(shop.platform.cookies.read(USER_COOKIE) ?? 'null') as User }
}

describe('the actions of a profile', () => {
  it.each([
    ['shows it', ['BAT-312'], 'fulfilled'],
    ['does not show it', [], 'rejected'],
  ])('[FAV-04] [ACC-18] judge a lost answer by the profile, which %s', async (_what, favourites, status) => {
    const { shop, calls } = open(({ path }) =>
      path === '/api/v1.0/profile'
        ? { ...inger, firstName: 'Ingrid', favourites }
        : new Response(null, { status: 502 }),
    )
    const [end] = await Promise.allSettled([setFavourite(shop, 'BAT-312', true)])
    expect(end.status).toBe(status)
    expect(calls).toEqual(['POST /api/v1.0/me/favourites/BAT-312', 'GET /api/v1.0/profile'])
    expect(shop.visit.getState().user?.userProfile).toMatchObject({ firstName: 'Ingrid', favourites })
  })

  it('[CHK-12] do not look again after a refusal, and fail as before where no profile can be had', async () => {
    let status = 400
    const { shop, calls } = open(({ path }) =>
      Response.json({}, { status: path === '/api/v1.0/profile' ? 404 : status }),
    )
    await expect(setFavourite(shop, 'BAT-312', true)).rejects.toMatchObject({ failure: { kind: 'refused' } })
    expect(calls).toHaveLength(1)
    status = 503
    await expect(setFavourite(shop, 'BAT-312', true)).rejects.toMatchObject({ failure: { kind: 'broken', status } })
    expect(calls).toHaveLength(3)
  })

  it.each([
    ['leaves out', {}],
    ['has in a form that cannot be read', { firstName: {}, addressBook: 'none', customerPreference: 7 }],
  ])('[ACC-18] [API-52] [FAV-04] keep the login and the parts that an answer %s', async (_what, odd) => {
    const { shop, cookie } = open(() => ({ userId: 'u-1', favourites: ['BAT-312'], ...odd }))
    await setFavourite(shop, 'BAT-312', true)
    expect(cookie().userProfile).toMatchObject({
      firstName: 'Inger',
      isAuthenticated: true,
      addressBook: [address],
      customerPreference: { batterySize: '13' },
      favourites: ['BAT-312'],
    })
  })

  it('[ACC-18] [CHK-12] take over the profile that saving an address answers with', async () => {
    const { shop, cookie } = open(() => ({ ...inger, addressBook: [{ id: '7', city: 'Aarhus C' }] }))
    await saveAddress(shop, toNewAddress({ ...emptyAddress('DK'), city: 'Aarhus C' }))
    expect(cookie().userProfile.addressBook).toMatchObject([{ id: '7', city: 'Aarhus C' }])
  })

  it.each([
    ['by its id', 'n-1', 'n-1'],
    ['that has no id', '', null],
  ])('[NEWS-04] remember a subscription %s, and its end', async (_what, id, Newsletter) => {
    const { shop, cookie } = open(() => ({ id }))
    await subscribe(shop, 'inger@example.dk')
    expect(cookie()).toMatchObject({ subscriptions: { Newsletter }, userProfile: { receiveMarketingMaterials: true } })
    rememberSubscription(shop, null)
    expect(cookie().userProfile.receiveMarketingMaterials).toBe(false)
  })

  it('[NEWS-04] keep nothing of another address that a customer signs up', async () => {
    const { shop, cookie } = open(() => ({ id: 'n-1' }))
    const before = cookie()
    await subscribe(shop, 'friend@example.dk')
    expect(cookie()).toEqual(before)
  })
})
