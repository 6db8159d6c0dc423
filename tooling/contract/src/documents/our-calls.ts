import * as v from 'valibot'
import { profileAnswerContract } from './account.ts'
import type { CallBody } from './call.ts'
import { essential, expected } from './field.ts'
import * as form from './form.ts'
import { orderDetailsContract, printableOrderContract } from './orders.ts'

const orderToken = 'order-token'
const NO_PAGE = 'The page for orders without an account shows how to reach a person.'
const ACCESS_OVER = 'The page asks for a code again.'

/**
 * Calls that the documents do not name. The shop sends logout and profile to any gateway, the others where its configuration
 * says so.
 */
export const ourCalls = {
  'GET /api/search/suggestions': {
    summary: 'Searches that begin like one that is being typed (searchSuggestions)',
    example: () => ({ query: { query: 'bat' } }),
    answer: v.object({ words: expected(v.array(form.text), 'The search field proposes categories alone.') }),
    failed: 'The search field proposes categories alone.',
  },
  'POST /api/v1.0/logout': {
    summary: 'End the login',
    needsToken: true,
    failed: 'The browser forgets the login. At the gateway its token lasts until it expires.',
  },
  'GET /api/v1.0/profile': {
    summary: 'The profile of a customer',
    needsToken: true,
    answer: profileAnswerContract,
    failed:
      'Before a change the shop takes the profile of the login, and asks for the subscription. A change without an answer counts as failed.',
  },
  'POST /api/v1.0/guest-orders/code': {
    summary: 'Mail a code for an order without an account (guestOrders)',
    example: ({ orderNumber, email }) => ({ body: { orderNumber, email } }),
    body: v.object({ orderNumber: v.string(), email: v.string() }),
    answer: v.object({ request: essential(form.text, NO_PAGE) }),
    failed: NO_PAGE,
  },
  'POST /api/v1.0/guest-orders/open': {
    summary: 'Open the order with the mailed code',
    example: () => ({ body: { request: 'code-request', code: '314159' } }),
    body: v.object({ request: v.string(), code: v.string() }),
    answer: v.object({ orderToken: essential(form.text, ACCESS_OVER) }),
    failed: 'The form says that the code is wrong, or asks for a new one.',
  },
  'POST /api/v1.0/guest-orders/details': {
    summary: 'An opened order',
    example: () => ({ body: { orderToken } }),
    body: v.object({ orderToken: v.string() }),
    answer: orderDetailsContract,
    failed: ACCESS_OVER,
  },
  'POST /api/v1.0/guest-orders/print': {
    summary: 'An opened order to print',
    example: () => ({ body: { orderToken } }),
    body: v.object({ orderToken: v.string() }),
    answer: printableOrderContract,
    failed: ACCESS_OVER,
  },
  'POST /api/v1.0/guest-orders/reorder': {
    summary: 'Put an opened order into the cart',
    example: ({ userId }) => ({ body: { orderToken, userId } }),
    body: v.object({ orderToken: v.string(), userId: v.string() }),
    failed: 'The cart stays as it was, and the page shows that it failed.',
  },
  'POST /api/v1.0/refills': {
    summary: 'Ask for a mail that reminds of an order (refillMails), of a visitor or by `orderToken`',
    example: () => ({ body: { day: '2027-02-26', orderToken } }),
    body: v.union([
      v.object({ day: v.string(), orderToken: v.string() }),
      v.object({ day: v.string(), userId: v.string(), orderNumber: v.string() }),
    ]),
    failed: 'The form shows that it failed. The calendar file remains.',
  },
  'POST /api/v1.0/refills/open': {
    summary: 'Put the goods of a reminder into the cart, by the token of its link',
    example: ({ userId }) => ({ body: { token: 'refill-token', userId } }),
    body: v.object({ token: v.string(), userId: v.string() }),
    answer: v.object({ notSold: expected(v.array(form.text), 'The cart does not say what is not sold any more.') }),
    failed: 'The page of the link says that it does not work any more, or offers another try.',
  },
} satisfies Record<string, CallBody>

/** A call that the documents do not name. */
export type OurCallName = keyof typeof ourCalls

export const ourCallNames = Object.keys(ourCalls) as OurCallName[]
