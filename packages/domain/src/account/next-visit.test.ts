import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anonymousUser, type CustomerUser } from './session.ts'
import { next } from './next-visit.ts'
import type { User } from './user.ts'
import {
  callsAs,
  customerOf,
  hasEnded,
  hasExpired,
  isUndecided,
  ownerOf,
  unknownVisit,
  type Effect,
  type Step,
  type Visit,
  type VisitEvent,
} from './visit.ts'

const NOW = 1_000_000
const customer = (userId: string, accessToken = `t-${userId}`, expiresAt = NOW + 1): CustomerUser => ({
  userProfile: { ...anonymousUser(userId).userProfile, isAuthenticated: true },
  tokenInfo: { accessToken, tokenType: 'Bearer', expiresAt, expiresIn: 1, issuedAt: NOW, scope: '' },
  subscriptions: { Newsletter: null },
})

const visits = {
  unknown: unknownVisit,
  guest: { kind: 'guest', user: anonymousUser('v-1'), id: 'own', since: 'opening', atCheckout: false },
  'guest with id': { kind: 'guest', user: anonymousUser('ann'), id: 'of-customer', since: 'expiry', atCheckout: false },
  customer: { kind: 'customer', user: customer('ann'), atCheckout: false },
  'customer at checkout': { kind: 'customer', user: customer('ann'), atCheckout: true },
  interrupted: { kind: 'interrupted', user: anonymousUser('v-1'), customerId: 'ann', atCheckout: true },
  'interrupted with id': { kind: 'interrupted', user: anonymousUser('ann'), customerId: 'ann', atCheckout: true },
  'interrupted elsewhere': { kind: 'interrupted', user: anonymousUser('v-1'), customerId: 'ann', atCheckout: false },
  'with id elsewhere': { kind: 'interrupted', user: anonymousUser('ann'), customerId: 'ann', atCheckout: false },
} satisfies Record<string, Visit>
type Name = keyof typeof visits
const names = Object.keys(visits) as Name[]

const visitInWords = (visit: Visit) =>
  [
    visit.kind,
    visit.user?.userProfile.userId,
    visit.kind === 'guest' && [{ own: '', 'of-customer': '(a customer’s)' }[visit.id] ?? '?', `since ${visit.since}`],
    visit.kind === 'interrupted' && `for ${visit.customerId}`,
    visit.atCheckout && 'at checkout',
  ]
    .flat()
    .filter(Boolean)
    .join(' ')

const effectInWords = (effect: Effect): string => {
  if (effect.do === 'store') return `store${effect.unlessOther ? '?' : ''} ${effect.user.userProfile.userId}`
  if (effect.do === 'note-expiry') return `note ${effect.visitorId ?? 'nobody'}`
  if (effect.do === 'end-token') return `end ${effect.token}`
  if (effect.do === 'forget') return 'forget'
  if (effect.do !== 'cart') throw new Error(`Nobody does ${JSON.stringify(effect)}`)
  return typeof effect.to === 'string' ? effect.to : `merge ${effect.to.mergeFrom}`
}

const inWords = ({ visit, effects }: Step) =>
  [visitInWords(visit), effects.map(effectInWords).join(', ')].filter(Boolean).join(': ')

const seen = (stored: User, followsExpiry = false): VisitEvent => ({
  type: 'seen-in-other-tab',
  stored,
  now: NOW,
  followsExpiry,
})

/** Visits, separated by commas, and what an event makes of each, in words: the visit and the effects. */
type Cells = Readonly<Record<string, string>>

/** What each event makes of each visit. A visit without a cell stays as it is, without effects. */
const table: [title: string, VisitEvent, Cells][] = [
  [
    '[SES-07] [SES-09] [SES-21] a login gives the customer everything back, and merges the cart of a guest',
    { type: 'logged-in', user: customer('ann', 't-2') },
    {
      'unknown, guest with id, customer, with id elsewhere': 'customer ann: note nobody, store ann, read',
      'guest, interrupted elsewhere': 'customer ann: note nobody, store ann, merge v-1',
      interrupted: 'customer ann at checkout: note nobody, store ann, merge v-1',
      'customer at checkout, interrupted with id': 'customer ann at checkout: note nobody, store ann, read',
    },
  ],
  [
    '[SES-09] [SES-19] a login of another customer forgets the one before, and merges no customer’s cart',
    { type: 'logged-in', user: customer('bob') },
    {
      'unknown, guest with id': 'customer bob: note nobody, store bob, read',
      guest: 'customer bob: note nobody, store bob, merge v-1',
      'customer, with id elsewhere': 'customer bob: forget, note nobody, store bob, read',
      interrupted: 'customer bob at checkout: forget, note nobody, store bob, merge v-1',
      'interrupted elsewhere': 'customer bob: forget, note nobody, store bob, merge v-1',
      'customer at checkout, interrupted with id': 'customer bob at checkout: forget, note nobody, store bob, read',
    },
  ],
  [
    '[SES-10] [SES-19] a logout forgets the customer, ends the token and gives a new id',
    { type: 'logged-out', newId: 'v-9' },
    {
      'unknown, guest, guest with id, interrupted elsewhere, with id elsewhere':
        'guest v-9 since logout: forget, note nobody, store v-9, read',
      customer: 'guest v-9 since logout: forget, note nobody, store v-9, end t-ann, read',
      'customer at checkout': 'guest v-9 since logout at checkout: forget, note nobody, store v-9, end t-ann, read',
      'interrupted, interrupted with id': 'guest v-9 since logout at checkout: forget, note nobody, store v-9, read',
    },
  ],
  [
    '[SES-11] [SES-21] a refusal ends a login once, keeps an open checkout, and leaves a guest alone',
    { type: 'refused', newId: 'v-9' },
    {
      'guest with id, customer': 'guest v-9 since expiry: forget, note v-9, store? v-9, read',
      'customer at checkout': 'interrupted v-9 for ann at checkout: note v-9, store? v-9, hold',
      'interrupted with id': 'interrupted v-9 for ann at checkout: note v-9, store? v-9',
      'with id elsewhere': 'interrupted v-9 for ann: note v-9, store? v-9, read',
    },
  ],
  [
    '[SES-05] [SES-21] a token that runs out leaves the id, and keeps an open checkout',
    { type: 'ran-out' },
    {
      customer: 'guest ann (a customer’s) since expiry: forget, note ann, store? ann, read',
      'customer at checkout': 'interrupted ann for ann at checkout: note ann, store? ann, hold',
    },
  ],
  [
    '[SES-22] the choice to go on as a guest gives the guest an id of their own',
    { type: 'chose-guest', newId: 'v-9' },
    {
      'interrupted with id': 'interrupted v-9 for ann at checkout: note v-9, store? v-9',
      'with id elsewhere': 'interrupted v-9 for ann: note v-9, store? v-9, read',
    },
  ],
  [
    '[SES-22] a copied basket makes the visitor a guest and forgets nothing',
    { type: 'copied', customerId: 'ann' },
    {
      interrupted: 'guest v-1 since logout at checkout: store v-1, read',
      'interrupted with id': 'guest ann (a customer’s) since logout at checkout: store ann, read',
      'interrupted elsewhere': 'guest v-1 since logout: store v-1, read',
      'with id elsewhere': 'guest ann (a customer’s) since logout: store ann, read',
    },
  ],
  ['[SES-22] the copy of another customer’s basket changes nothing', { type: 'copied', customerId: 'bob' }, {}],
  [
    '[SES-20] [SES-21] a login in another tab is followed, and gives the customer everything back',
    seen(customer('ann', 't-2')),
    {
      'guest, guest with id, customer, interrupted elsewhere, with id elsewhere': 'customer ann: read',
      'customer at checkout, interrupted, interrupted with id': 'customer ann at checkout: read',
    },
  ],
  [
    '[SES-19] [SES-20] the login of another customer in another tab forgets the one before',
    seen(customer('bob')),
    {
      'guest, guest with id': 'customer bob: read',
      'customer, interrupted elsewhere, with id elsewhere': 'customer bob: forget, read',
      'customer at checkout, interrupted, interrupted with id': 'customer bob at checkout: forget, read',
    },
  ],
  [
    '[SES-19] [SES-20] a logout in another tab forgets the customer, at checkout too',
    seen(anonymousUser('v-8')),
    {
      guest: 'guest v-8 since opening: read',
      'guest with id': 'guest v-8 since logout: read',
      'customer, interrupted elsewhere, with id elsewhere': 'guest v-8 since logout: forget, read',
      'customer at checkout, interrupted, interrupted with id': 'guest v-8 since logout at checkout: forget, read',
    },
  ],
  [
    '[SES-20] [SES-21] a login that another tab has lost keeps an open checkout',
    seen(anonymousUser('v-8'), true),
    {
      guest: 'guest v-8 since opening: read',
      'guest with id': 'guest v-8 since expiry: read',
      customer: 'guest v-8 since expiry: forget, read',
      'customer at checkout': 'interrupted v-8 for ann at checkout: hold',
      'interrupted, interrupted with id': 'interrupted v-8 for ann at checkout',
      'interrupted elsewhere, with id elsewhere': 'interrupted v-8 for ann: read',
    },
  ],
  [
    '[SES-20] a token that has expired in the cookie ends the login, and keeps the id',
    seen(customer('ann', 't-ann', NOW), true),
    {
      guest: 'guest ann (a customer’s) since opening: read',
      customer: 'guest ann (a customer’s) since expiry: forget, read',
      'customer at checkout': 'interrupted ann for ann at checkout: hold',
      interrupted: 'interrupted ann for ann at checkout',
      'interrupted elsewhere': 'interrupted ann for ann: read',
    },
  ],
  [
    '[ACC-18] a profile is adopted by its customer alone, who stays logged in',
    { type: 'profile', profile: { ...customer('ann').userProfile, firstName: 'Ann', isAuthenticated: false } },
    {
      customer: 'customer ann: store? ann',
      'customer at checkout': 'customer ann at checkout: store? ann',
    },
  ],
  ['[SES-19] a profile of another customer is ignored', { type: 'profile', profile: customer('bob').userProfile }, {}],
  [
    '[SES-13] [NEWS-04] a subscription is stored for every visitor',
    { type: 'subscription', newsletter: 'n-1', isWanted: true },
    {
      guest: 'guest v-1 since opening: store? v-1',
      'guest with id': 'guest ann (a customer’s) since expiry: store? ann',
      customer: 'customer ann: store? ann',
      'customer at checkout': 'customer ann at checkout: store? ann',
      interrupted: 'interrupted v-1 for ann at checkout: store? v-1',
      'interrupted with id': 'interrupted ann for ann at checkout: store? ann',
      'interrupted elsewhere': 'interrupted v-1 for ann: store? v-1',
      'with id elsewhere': 'interrupted ann for ann: store? ann',
    },
  ],
  [
    '[SES-21] the checkout shows the cart of an interrupted customer',
    { type: 'checkout-opened' },
    {
      unknown: 'unknown at checkout',
      guest: 'guest v-1 since opening at checkout',
      'guest with id': 'guest ann (a customer’s) since expiry at checkout',
      'customer, customer at checkout': 'customer ann at checkout',
      'interrupted, interrupted elsewhere': 'interrupted v-1 for ann at checkout: hold',
      'interrupted with id, with id elsewhere': 'interrupted ann for ann at checkout: hold',
    },
  ],
  [
    '[SES-21] the rest of the shop shows the cart of the guest',
    { type: 'checkout-left' },
    {
      unknown: 'unknown',
      guest: 'guest v-1 since opening',
      'guest with id': 'guest ann (a customer’s) since expiry',
      'customer, customer at checkout': 'customer ann',
      'interrupted, interrupted elsewhere': 'interrupted v-1 for ann: discard',
      'interrupted with id, with id elsewhere': 'interrupted ann for ann: discard',
    },
  ],
]

interface Found {
  stored?: User
  basketOf?: string
  atCheckout?: boolean
  madeByHead?: boolean
  followsExpiry?: boolean
}
const opened = ({ stored, basketOf, ...found }: Found): VisitEvent => ({
  type: 'opened',
  newId: 'v-9',
  now: NOW,
  atCheckout: false,
  madeByHead: false,
  followsExpiry: false,
  stored,
  basketOf,
  ...found,
})
const ann = customer('ann')
const ended = customer('ann', 't-ann', NOW)
const guest = anonymousUser('v-1')
const checkout = { basketOf: 'ann', atCheckout: true }

const subscribing = (visit: Visit, isWanted: boolean) =>
  next(visit, { type: 'subscription', newsletter: isWanted ? 'n-1' : null, isWanted }).visit.user

describe('the visit of a tab', () => {
  test.each(table)('%s', (_title, event, cells) => {
    const expected = Object.entries(cells).flatMap(([visitors, cell]) =>
      visitors.split(', ').map((name) => [name, cell]),
    )
    const happened = names.flatMap((name) => {
      const step = next(visits[name], event)
      return step.visit === visits[name] && step.effects.length === 0 ? [] : [[name, inWords(step)]]
    })
    expect(Object.fromEntries(happened)).toEqual(Object.fromEntries(expected))
  })

  test.each<[string, Found, string]>([
    ['[SES-03] without a cookie is a new guest’s', {}, 'guest v-9 since opening: forget, store v-9, empty'],
    ['[SES-04] is a customer’s until the token ends', { stored: ann }, 'customer ann: store ann, read'],
    ['[SES-06] is the stored guest’s', { stored: guest }, 'guest v-1 since opening: store v-1, read'],
    [
      '[SES-19] is a new guest’s whom the script in the head has made',
      { stored: guest, madeByHead: true },
      'guest v-1 since opening: forget, store v-1, empty',
    ],
    [
      '[SES-05] [SES-19] keeps the id of a customer whose token has ended',
      { stored: ended },
      'guest ann (a customer’s) since expiry: forget, store ann, read',
    ],
    [
      '[SES-19] forgets the basket of another customer',
      { stored: ann, basketOf: 'bob', atCheckout: true },
      'customer ann at checkout: forget, store ann, read',
    ],
    [
      '[SES-21] keeps the basket of its customer',
      { stored: ann, ...checkout },
      'customer ann at checkout: store ann, read',
    ],
    [
      '[SES-21] goes on with a checkout whose login has ended',
      { stored: ended, ...checkout },
      'interrupted ann for ann at checkout: note ann, store ann, hold',
    ],
    [
      '[SES-21] goes on with a checkout whose cookie has ended with the login',
      checkout,
      'interrupted v-9 for ann at checkout: note v-9, store v-9, hold',
    ],
    [
      '[SES-21] goes on with a checkout that was interrupted before a reload',
      { stored: guest, ...checkout, followsExpiry: true },
      'interrupted v-1 for ann at checkout: note v-1, store v-1, hold',
    ],
    [
      '[SES-21] remembers an interrupted checkout in the rest of the shop',
      { stored: guest, basketOf: 'ann', followsExpiry: true },
      'interrupted v-1 for ann: note v-1, store v-1, read',
    ],
    [
      '[SES-19] forgets a checkout after a logout',
      { stored: guest, ...checkout },
      'guest v-1 since opening at checkout: forget, store v-1, read',
    ],
    [
      '[SES-19] forgets the checkout of a login that ended elsewhere in the shop',
      { stored: ended, basketOf: 'ann' },
      'guest ann (a customer’s) since expiry: forget, store ann, read',
    ],
    [
      '[SES-19] forgets the checkout of one customer when the login of another has ended',
      { stored: ended, basketOf: 'bob', atCheckout: true },
      'guest ann (a customer’s) since expiry at checkout: forget, store ann, read',
    ],
  ])('%s', (_title, found, expected) => {
    expect(inWords(next(unknownVisit, opened(found)))).toBe(expected)
  })

  test('opens once', () => {
    for (const name of names.slice(1))
      expect(next(visits[name], opened({}))).toEqual({ visit: visits[name], effects: [] })
  })

  test('[SES-20] takes over the profile of the same login from another tab, and nothing that is the same', () => {
    const renamed = { ...ann, userProfile: { ...ann.userProfile, firstName: 'Ann' } }
    expect(next(visits.customer, seen(structuredClone(ann))).visit).toBe(visits.customer)
    expect(next(visits.customer, seen(renamed))).toEqual({ visit: { ...visits.customer, user: renamed }, effects: [] })
    expect(next(visits.guest, seen(structuredClone(visits.guest.user))).visit).toBe(visits.guest)
  })

  test('[SES-09] merges no cart of a guest who has become the customer with the same id', () => {
    const step = next(visits.guest, { type: 'logged-in', user: customer('v-1') })
    expect(inWords(step)).toBe('customer v-1: note nobody, store v-1, read')
  })

  test('[ACC-18] [NEWS-04] holds what a profile and a subscription say', () => {
    const profile = { ...customer('ann').userProfile, firstName: 'Ann', isAuthenticated: false }
    expect(next(visits.customer, { type: 'profile', profile }).visit.user?.userProfile).toEqual({
      ...profile,
      isAuthenticated: true,
    })
    for (const isWanted of [true, false]) {
      const subscriptions = { Newsletter: isWanted ? 'n-1' : null }
      expect(subscribing(visits.guest, isWanted)).toEqual({ ...visits.guest.user, subscriptions })
      const userProfile = { ...visits.customer.user.userProfile, receiveMarketingMaterials: isWanted }
      expect(subscribing(visits.customer, isWanted)).toEqual({ ...visits.customer.user, userProfile, subscriptions })
    }
  })

  test('[SES-23] repeats no call in another name before the decision, and only at checkout', () => {
    const repeats = names.filter((name) => callsAs(visits[name]).isInterrupted)
    expect(repeats).toEqual(['interrupted', 'interrupted with id'])
    expect(names.filter((name) => callsAs(visits[name]).keepsCustomerId)).toEqual([
      'guest with id',
      'interrupted with id',
      'with id elsewhere',
    ])
  })

  test('[SES-12] calls with a token for a customer alone', () => {
    for (const name of names) {
      const calls = callsAs(visits[name])
      expect('accessToken' in calls).toBe(customerOf(visits[name]) !== undefined)
    }
  })

  test('tells whose it is and how the last login has ended', () => {
    const answers = names.map((name) => {
      const visit: Visit = visits[name]
      const yes = [
        [isUndecided(visit), 'undecided'],
        [hasEnded(visit), 'ended'],
        [hasExpired(visit), 'expired'],
      ] as const
      return [ownerOf(visit) ?? 'nobody', ...yes.filter(([isSo]) => isSo).map(([, word]) => word)].join(' ')
    })
    const interrupted = 'ann undecided ended expired'
    expect(answers).toEqual([
      'nobody',
      'nobody',
      'nobody ended expired',
      'ann',
      'ann',
      ...Array.from({ length: 4 }, () => interrupted),
    ])
  })

  test('[SES-19] stores no token of another customer, and forgets a customer before the next', () => {
    const ids = fc.constantFrom('ann', 'bob')
    const newId = fc.uuid()
    const users = ids.chain((id) =>
      fc.constantFrom(NOW, NOW + 1).map((expiresAt) => customer(id, `t-${id}`, expiresAt)),
    )
    const stored = fc.oneof(users, newId.map(anonymousUser), ids.map(anonymousUser))
    const events: fc.Arbitrary<VisitEvent>[] = [
      ids.map((id) => ({ type: 'logged-in', user: customer(id) })),
      fc
        .constantFrom('logged-out' as const, 'refused' as const, 'chose-guest' as const)
        .chain((type) => newId.map((id) => ({ type, newId: id }))),
      fc.constantFrom({ type: 'ran-out' }, { type: 'checkout-opened' }, { type: 'checkout-left' }),
      ids.map((customerId) => ({ type: 'copied', customerId })),
      fc.tuple(stored, fc.boolean()).map(([user, followsExpiry]) => seen(user, followsExpiry)),
      ids.map((id) => ({ type: 'profile', profile: customer(id).userProfile })),
      fc.boolean().map((isWanted) => ({ type: 'subscription', newsletter: null, isWanted })),
    ]
    const start = fc.record(
      { stored, basketOf: ids, atCheckout: fc.boolean(), madeByHead: fc.boolean(), followsExpiry: fc.boolean() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(start, fc.array(fc.oneof(...events)), (found, happening) => {
        let visit: Visit = unknownVisit
        /** The customer of whom this tab may keep something. */
        let kept: string | undefined = found.basketOf
        for (const event of [opened(found), ...happening]) {
          const step = next(visit, event)
          for (const effect of step.effects) {
            if (effect.do === 'forget') kept = undefined
            if (effect.do !== 'store') continue
            expect(effect.user).toBe(step.visit.user)
            expect(
              effect.user.tokenInfo === null || kept === undefined || kept === effect.user.userProfile.userId,
            ).toBe(true)
          }
          // The guest has taken over the basket and the addresses.
          if (event.type === 'copied' && step.visit !== visit) kept = undefined
          visit = step.visit
          const owner = ownerOf(visit)
          expect([undefined, owner]).toContain(kept)
          kept = owner
        }
      }),
    )
  })

  test('cannot be written down where it makes no sense', () => {
    // @ts-expect-error A guest has no token.
    const guestWithToken: Visit = { kind: 'guest', user: ann, id: 'own', since: 'opening', atCheckout: false }
    // @ts-expect-error A customer has one.
    const customerWithout: Visit = { kind: 'customer', user: guest, atCheckout: false }
    // @ts-expect-error An interrupted visit is a customer's.
    const interruptedOfNobody: Visit = { kind: 'interrupted', user: guest, atCheckout: true }
    // @ts-expect-error A customer's login has not expired.
    const expiredCustomer: Visit = { kind: 'customer', user: ann, since: 'expiry', atCheckout: false }
    // @ts-expect-error No visitor is known before the visit has opened.
    const knownBefore: Visit = { kind: 'unknown', user: guest, atCheckout: false }
    expect([guestWithToken, customerWithout, interruptedOfNobody, expiredCustomer, knownBefore]).toHaveLength(5)
  })
})
