import * as account from '../fixtures/account.ts'
import * as service from '../fixtures/customer-service.ts'
import { USER_ID as userId } from '../fixtures/fixture.ts'
import * as newsletter from '../fixtures/newsletter.ts'
import * as orders from '../fixtures/orders.ts'
import type { CallRow } from './call-row.ts'
import { withPaths } from './with-paths.ts'

const session = { userId, sessionId: 'session-of-the-mail' }

/** Every call about a customer: account, orders, newsletter and customer service. */
export const ACCOUNT_CALLS: CallRow[] = [
  {
    title: '[API-27] logs in',
    fixture: account.authenticate,
    call: (g) => g.account.authenticate({ email: 'dorothy@example.com', password: 'Hearing2026' }),
  },
  {
    title: '[API-28] [AUTH-11] creates an account',
    fixture: account.register,
    call: (g) => g.account.register(account.register.body),
  },
  {
    title: '[API-29] asks for a reset link',
    fixture: account.forgotPassword,
    call: (g) => g.account.forgotPassword({ email: 'dorothy@example.com', captcha: 'token-of-the-widget' }),
  },
  {
    title: '[API-30] checks a reset link',
    fixture: account.validateResetSession,
    call: (g) => g.account.validateResetSession(session),
  },
  {
    title: '[API-31] sets a new password',
    fixture: account.redeemResetSession,
    call: (g) => g.account.redeemResetSession({ ...session, password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }),
  },
  {
    title: '[ACC-18] reads the profile, where the gateway has a call for that',
    fixture: account.readProfile,
    call: (g) => g.account.profile(),
  },
  {
    title: '[API-32] [ACC-05] changes the profile with its password',
    fixture: account.update,
    call: (g) => g.account.update(account.update.body),
  },
  {
    title: '[API-32] [ACC-08] changes the preference alone',
    fixture: account.updatePreference,
    call: (g) => g.account.update({ customerPreference: { batterySize: '13' } }),
  },
  {
    title: '[API-33] adds an address',
    fixture: account.addAddress,
    call: (g) => g.account.addAddress(account.addAddress.body),
  },
  {
    title: '[API-34] [ACC-13] changes an address or makes it the default',
    fixture: account.editAddress,
    call: (g) => g.account.editAddress('7', account.editAddress.body),
  },
  { title: '[API-35] deletes an address', fixture: account.deleteAddress, call: (g) => g.account.deleteAddress('7') },
  {
    title: '[API-36] keeps a favourite',
    fixture: account.addFavourite,
    call: (g) => g.account.addFavourite('BAT-312-06'),
  },
  {
    title: '[API-36] gives up a favourite',
    fixture: account.removeFavourite,
    call: (g) => g.account.removeFavourite('BAT-312-06'),
  },
  {
    title: '[API-37] [ORD-02] lists orders by page',
    fixture: orders.history,
    call: (g) => g.orders.history({ pageNumber: 1, pageSize: 10 }),
  },
  { title: '[API-38] [ORD-06] fetches an order', fixture: orders.details, call: (g) => g.orders.details('HB-51907') },
  {
    title: '[API-39] [ORD-13] fetches an order to print',
    fixture: orders.printable,
    call: (g) => g.orders.printable('HB-51907'),
  },
  {
    title: '[ORD-19] asks for the code of an order',
    fixture: orders.guestCode,
    call: (g) => g.guestOrders.askForCode({ orderNumber: 'HB-51907', email: 'dorothy@example.com' }),
  },
  {
    title: '[ORD-19] tries the code of an order',
    fixture: orders.guestOpen,
    call: (g) => g.guestOrders.open({ request: 'code-request', code: '314159' }),
  },
  {
    title: '[ORD-19] fetches an opened order',
    fixture: orders.guestDetails,
    call: (g) => g.guestOrders.details('order-token'),
  },
  {
    title: '[ORD-19] fetches an opened order to print',
    fixture: orders.guestPrintable,
    call: (g) => g.guestOrders.printable('order-token'),
  },
  {
    title: '[ORD-19] orders an opened order again',
    fixture: orders.guestReorder,
    call: (g) => g.guestOrders.reorder('order-token'),
  },
  {
    title: '[ORD-20] asks for a reminder of an order',
    fixture: orders.refillAsked,
    call: (g) => g.refills.ask({ day: '2027-02-26', orderNumber: 'HB-51907' }),
  },
  {
    title: '[ORD-20] asks for a reminder of an opened order',
    fixture: orders.refillAskedByGuest,
    call: (g) => g.refills.ask({ day: '2027-02-26', orderNumber: 'HB-51907', orderToken: 'order-token' }),
  },
  {
    title: '[ORD-20] fills the cart by the link of a reminder',
    fixture: orders.refillOpened,
    call: (g) => g.refills.open('refill-token'),
  },
  { title: '[API-40] orders again', fixture: orders.reorder, call: (g) => g.orders.reorder('HB-51907') },
  {
    title: '[API-43] [NEWS-03] subscribes to the newsletter',
    fixture: newsletter.subscribe,
    call: (g) => g.newsletter.subscribe('dorothy@example.com'),
  },
  {
    title: '[API-43] [NEWS-04] looks the subscription up',
    fixture: newsletter.lookup,
    call: (g) => g.newsletter.lookup(),
  },
  {
    title: '[API-43] [NEWS-04] ends the subscription',
    fixture: newsletter.unsubscribe,
    call: (g) => g.newsletter.unsubscribe('sub-12'),
  },
  {
    title: '[API-41] [CS-01] fetches the pages of customer service',
    fixture: service.pages,
    call: (g) => g.customerService.pages(),
    reads: withPaths(service.pages.answer),
  },
  {
    title: '[API-42] [CS-04] writes to customer service',
    fixture: service.contact,
    call: (g) => g.customerService.contact(service.contact.body),
  },
]
