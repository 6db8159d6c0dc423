import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const profile = { userId: 'd', isAuthenticated: true }

it('answers a call in one form after the other, beginning where the seed says', () => {
  const [even, odd] = [createTurns(2), createTurns(3)]
  const answers = [1, 2, 3].map(() => [even('/v1.0/me', profile), odd('/v1.0/me', profile)])
  const bare = { userId: 'd' }
  expect(answers).toEqual([
    [profile, bare],
    [bare, profile],
    [profile, bare],
  ])
})

it('lets each call take turns of its own', () => {
  const take = createTurns(1)
  expect(take('/v1.0/me', profile)).toEqual({ userId: 'd' })
  expect(take('/v1.0/authenticate', { user: profile })).toEqual({ user: { userId: 'd' } })
  expect(take('/v1.0/me', profile)).toEqual(profile)
})

it('writes addresses and exemptions as the specification can be read as well', () => {
  const take = createTurns(1)
  const order = { shippingLocation: { city: 'Leeds', shippingMethod: 'Post' }, invoiceAccount: { city: 'York' } }
  expect(take('/v1.0/orders/history/:id', order)).toEqual({
    shippingLocation: { address: { city: 'Leeds' }, shippingMethod: 'Post' },
    invoiceAccount: { address: { city: 'York' } },
  })
  expect(take('/cart/get', { vatExempt: 2.5 })).toEqual({ vatExempt: true })
  expect(createTurns(1)('/cart/get', { vatExempt: false })).toEqual({ vatExempt: false })
})

it('sends the status of a payment as an object, and alone [API-26]', () => {
  const take = createTurns(2)
  const answers = [1, 2].map(() => take('/payments/status/:id', { status: 'Pending' }))
  expect(answers).toEqual([{ status: 'Pending' }, 'Pending'])
})

it('leaves alone what has one form', () => {
  const take = createTurns(1)
  expect([take('/translations', profile), take('/v1.0/me', null)]).toEqual([profile, null])
})
