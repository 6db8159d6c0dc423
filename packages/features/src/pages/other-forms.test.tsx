import * as account from '@shop/api-client/fixtures/account.ts'
import * as cart from '@shop/api-client/fixtures/cart.ts'
import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import * as content from '@shop/api-client/fixtures/content.ts'
import * as service from '@shop/api-client/fixtures/customer-service.ts'
import * as orders from '@shop/api-client/fixtures/orders.ts'
import * as payments from '@shop/api-client/fixtures/payments.ts'
import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { inAnyForm, type DrawForm, type Form } from '@shop/domain/testing/any-form.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { openPage, runDueTasks } from '../testing/open-page.tsx'
import { dorothy } from '../testing/open-account-page.tsx'

// Pages with answers in every form that the documents allow. fast-check prints the seed.

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/cart/get': cart.get.answer,
  '/api/cart/get-transaction': cart.getTransaction.answer,
  '/api/products/search': catalogue.search.answer,
  '/api/products/browse': catalogue.browse.answer,
  '/api/products/details': catalogue.batteries,
  '/api/customer-service': service.pages.answer,
  '/api/payments/paymentMethods': payments.methods.answer,
  '/api/v1.0/orders/history': orders.history.answer,
  '/api/v1.0/orders/history/HB-51907': orders.details.answer,
  '/api/orders/dorothy/HB-51907': orders.printable.answer,
  '/api/v1.0/static-content/all': content.staticContent.answer,
  '/api/v1.0/configuration/recommended-products': content.recommendedItemNumbers.answer,
}

/** Answers that may be null. */
const MAY_BE_NULL = /customer-service|static-content|recommended-products|paymentMethods/

const { isAuthenticated: _isAuthenticated, ...silentProfile } = account.profile
const withoutHost = (address: unknown) => String(address).replace(/^\//, '')

/** Forms of whole answers, in addition to those of their parts. */
const nested: Form = (answer) => {
  const { shippingLocation, invoiceAccount, ...order } = answer as typeof orders.details.answer
  const { shippingMethod, ...address } = shippingLocation
  return { ...order, shippingLocation: { address, shippingMethod }, invoiceAccount: { address: invoiceAccount } }
}
const relative: Form = (answer) =>
  JSON.parse(JSON.stringify(answer), (name, value) => (/image/i.test(name) && value ? withoutHost(value) : value))
const asItIs: Form = (answer) => answer

// The page of a failed payment leads to the result of a placed order.
const refused = { ...cart.getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Refused' }

function answerTo(path: string, draw: DrawForm, transactionId: string | null): unknown {
  if (transactionId === 't-2') return inAnyForm(refused, draw)
  if (path.startsWith('/api/v1.0/me')) return draw([() => account.profile, () => silentProfile])(undefined)
  const answer = ANSWERS[path]
  if (answer === undefined) return undefined
  if (MAY_BE_NULL.test(path) && draw([() => false, () => true])(undefined)) return Response.json(null)
  const whole = draw([
    asItIs,
    relative,
    ...(path.endsWith('HB-51907') && 'orderLines' in Object(answer) ? [nested] : []),
  ])
  return inAnyForm(whole(answer), draw)
}

const flags = { ...content.configuration.answer.featureFlags, showRecommendedProducts: true, allowFavourites: true }
const categories = v.parse(categoriesSchema, catalogue.categories.answer)

/** The pages, and for whom they open. */
const PAGES: readonly [address: string, who: 'visitor' | 'customer'][] = [
  ['/', 'visitor'],
  ['/batteries', 'visitor'],
  ['/search-result/dome', 'visitor'],
  ['/details/BAT-312-06', 'visitor'],
  ['/recommended-products', 'visitor'],
  ['/cart', 'visitor'],
  ['/checkout', 'customer'],
  ['/customer-service', 'visitor'],
  ['/order-confirmation/t-1/c-1', 'visitor'],
  ['/order-failed/t-2', 'visitor'],
  ['/account/dashboard', 'customer'],
  ['/account/addressbook', 'customer'],
  ['/account/favourites', 'customer'],
  ['/account/order-history', 'customer'],
  ['/account/order-history/order-details/HB-51907', 'customer'],
  ['/order-print/HB-51907', 'customer'],
]

/** Where an empty answer may lead. */
const ELSEWHERE = ['/', '/cart']

const UNREADABLE = /undefined|\bnull\b|NaN|\[object|Invalid Date|\(\s*\)/

describe('a form', () => {
  it.each(PAGES)('[API-52] %s holds for a %s, in every form of the answers', async (address, who) => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (gen) => {
        const draw: DrawForm = (forms) => gen(fc.constantFrom, ...forms)
        const { featureFlags: _own, ...configuration } = content.configuration.answer
        const { router } = openPage(address, {
          answer: ({ path, query }) => answerTo(path, draw, query.get('transactionId')),
          flags: inAnyForm(flags, draw) as typeof flags,
          configuration: { ...(inAnyForm(configuration, draw) as object), paymentProvider: 'nets' },
          content: inAnyForm(content.staticContent.answer, draw) as Record<string, unknown>,
          categories,
          ...(who === 'customer' && { customer: dorothy }),
        })
        try {
          await waitFor(() => {
            expect(router.state.navigation.state).toBe('idle')
            expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
          })
          await act(runDueTasks)
          expect([address, ...ELSEWHERE]).toContain(router.state.location.pathname)
          expect(document.body.textContent).not.toMatch(UNREADABLE)
        } finally {
          cleanup()
        }
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })
})
