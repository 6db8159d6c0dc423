import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { issueToken } from '../../src/access/access-token.ts'
import { customers } from '../../src/account/customer-tables.ts'
import { subscriptions } from '../../src/account/subscription-tables.ts'
import { carts } from '../../src/cart/cart-tables.ts'
import { openOrder } from '../../src/orders/guest/order-access.ts'
import { refillLinks } from '../../src/orders/refill/refill-links.ts'
import { refillReminders } from '../../src/orders/refill-tables.ts'
import { orders } from '../../src/orders/order-tables.ts'
import { createDigests } from '../../src/secrets/digests.ts'
import { newCustomerId } from '../../src/access/visitor-id.ts'
import {
  emailChangeLink,
  hashOfLink,
  type EmailChangeAction,
} from '../../src/account/email-change/email-change-links.ts'
import { emailChanges } from '../../src/account/email-change-tables.ts'
import { newsletterLinks } from '../../src/account/newsletter/newsletter-links.ts'
import { passwordResets } from '../../src/account/password-reset-tables.ts'
import { hashPassword } from '../../src/account/password/password.ts'
import { askForReset, resetSessionId } from '../../src/account/password/reset-session.ts'
import { sessions } from '../../src/access/session-tables.ts'
import { offlinePlatform, type TestGateway } from '../test-gateway.ts'
import { transactions } from '../../src/transactions/transaction-tables.ts'
import { sampleOrder } from '../sample-order.ts'
import type { Caller, Owner } from './matrix.ts'
import type { Ids } from './resources.ts'

/** For each caller: their own ids, a stranger's ids, ids that do not exist, and the token of the calls. */
export type Callers = Readonly<Record<Caller, Readonly<Record<Owner, Ids>> & { token?: string }>>

const SHOP = 'test_dk'
const passwordHash = hashPassword('Hearing2026', offlinePlatform.passwordCost)

/** Creates all callers, with one thing of each kind in the database. */
export async function createCallers(gateway: TestGateway, provider: PaymentProvider = 'nets'): Promise<Callers> {
  const { db } = gateway
  const digests = createDigests(gateway.settings.secret)
  const keepNew = (kind: Parameters<typeof inventIds>[1]) => keep(gateway, inventIds(gateway, kind), provider)
  const [visitor, otherVisitor] = [await keepNew('visitor'), await keepNew('visitor')]
  const [customer, otherCustomer] = [await keepNew('customer'), await keepNew('customer')]
  const nobody = inventIds(gateway, 'customer')
  const expired = await issueToken(db, digests, { shopId: SHOP, customerId: customer.userId })
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.customerId, customer.userId))
  const asCustomer = { own: customer, foreign: otherCustomer, unknown: nobody }
  return {
    'anonymous visitor': { own: visitor, foreign: customer, unknown: nobody },
    'other anonymous visitor': { own: otherVisitor, foreign: customer, unknown: nobody },
    customer: { ...asCustomer, token: await issueToken(db, digests, { shopId: SHOP, customerId: customer.userId }) },
    'other customer': {
      own: otherCustomer,
      foreign: customer,
      unknown: nobody,
      token: await issueToken(db, digests, { shopId: SHOP, customerId: otherCustomer.userId }),
    },
    'expired token': { ...asCustomer, token: expired },
    'forged token': { ...asCustomer, token: 'x'.repeat(43) },
    'token of another shop': {
      ...asCustomer,
      token: await issueToken(db, digests, { shopId: 'test_free', customerId: customer.userId }),
    },
    'no token': asCustomer,
  }
}

const signatureOf = (link: string) => link.split('/').at(-1) ?? ''

/** Creates ids without storing them. */
function inventIds({ settings }: TestGateway, kind: 'visitor' | 'customer'): Ids {
  const subscriptionId = randomUUID()
  const links = newsletterLinks(createDigests(settings.secret), {
    id: subscriptionId,
    shopId: SHOP,
    email: '',
    type: '',
    origin: '',
    confirmedAt: null,
    askedBy: null,
    createdAt: new Date(),
  })
  const refillId = randomUUID()
  const refill = refillLinks(createDigests(settings.secret), { id: refillId, shopId: SHOP, origin: '' })
  const anonymousId = randomUUID()
  return {
    userId: kind === 'visitor' ? anonymousId : newCustomerId(),
    anonymousId,
    email: `${randomUUID()}@example.com`,
    transactionId: randomUUID(),
    correlationId: randomUUID(),
    paymentId: randomUUID(),
    orderNumber: `T-${randomUUID()}`,
    addressId: randomUUID(),
    subscriptionId,
    resetSessionId: randomUUID(),
    emailConfirmSecret: randomUUID(),
    emailUndoSecret: randomUUID(),
    confirmSignature: signatureOf(links.confirm),
    leaveSignature: signatureOf(links.unsubscribe),
    orderToken: randomUUID(),
    refillId,
    refillOpenSignature: refill.open.split('.').at(-1) ?? '',
    refillEndSignature: signatureOf(refill.end),
  }
}

/** Stores everything that the ids name. */
async function keep(gateway: TestGateway, ids: Ids, provider: PaymentProvider): Promise<Ids> {
  const { db } = gateway
  const { userId, email, transactionId, orderNumber, paymentId, correlationId } = ids
  const { draft } = sampleOrder()
  await db
    .insert(carts)
    .values({ shopId: SHOP, userId, version: 1, lines: [{ id: 'battery', quantity: 1 }], properties: {} })
  await db.insert(transactions).values({
    id: transactionId,
    correlationId,
    shopId: SHOP,
    userId,
    status: 'paid',
    isCurrent: true,
    cartHash: '',
    formHash: '',
    draft,
    amountMinor: draft.totals.total,
    currency: 'DKK',
    provider,
    paymentId,
    orderNumber,
  })
  await db
    .insert(orders)
    .values({ shopId: SHOP, orderNumber, transactionId, userId, status: 'Open', paymentStatus: 'authorised', draft })
  const soon = new Date(Date.now() + 86_400_000)
  await db
    .insert(refillReminders)
    .values({ id: ids.refillId, shopId: SHOP, transactionId, origin: '', dueAt: soon, expiresAt: soon })
  await db
    .insert(subscriptions)
    .values({ id: ids.subscriptionId, shopId: SHOP, email, type: 'Newsletter', confirmedAt: new Date() })
  const kept = {
    ...ids,
    resetSessionId: await askForResetLink(gateway, email),
    orderToken: await openOrder(db, createDigests(gateway.settings.secret), { shopId: SHOP, transactionId }),
  }
  if (userId === ids.anonymousId) return kept
  const { addressLine1, phoneNumber, countryCode, email: _, ...home } = draft.invoiceAddress
  const entry = {
    ...home,
    id: ids.addressId,
    telephone: phoneNumber,
    fax: '',
    streetAddress1: addressLine1,
    streetAddress2: '',
    country: countryCode,
    isDefaultBillingAddress: true,
    isDefaultShippingAddress: true,
  }
  await db.insert(customers).values({
    id: userId,
    shopId: SHOP,
    email,
    emailProvenAt: new Date(),
    passwordHash: await passwordHash,
    firstName: 'Inger',
    lastName: 'Sørensen',
    addressBook: [entry],
  })
  return { ...kept, ...(await keepEmailChange(gateway, ids)) }
}

/** Stores a pending change of e-mail, and returns the secrets of the links in its mails. */
async function keepEmailChange({ database: { db }, settings }: TestGateway, { userId, email }: Ids) {
  const digests = createDigests(settings.secret)
  const change = { id: randomUUID(), shopId: SHOP, customerId: userId, email, origin: 'http://gateway.test' }
  const soon = new Date(Date.now() + 3_600_000)
  await db.insert(emailChanges).values({
    ...change,
    newEmail: `new.${email}`,
    confirmHash: hashOfLink(digests, 'confirm', change.id),
    confirmExpiresAt: soon,
    undoHash: hashOfLink(digests, 'undo', change.id),
    undoExpiresAt: soon,
  })
  const secretOf = (action: EmailChangeAction) => signatureOf(emailChangeLink(digests, action, change))
  return { emailConfirmSecret: secretOf('confirm'), emailUndoSecret: secretOf('undo') }
}

/** Asks for a link for a new password, and returns the secret of the link in its mail. */
async function askForResetLink({ database: { db }, settings }: TestGateway, email: string): Promise<string> {
  const digests = createDigests(settings.secret)
  await askForReset(db, digests, { shopId: SHOP, email, origin: 'http://gateway.test' })
  const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.email, email))
  return resetSessionId(digests, reset?.id ?? '')
}
