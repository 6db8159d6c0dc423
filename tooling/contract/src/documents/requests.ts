import * as v from 'valibot'
import { sentToAddressBook, sentWithOrder } from './our-address-fields.ts'

// The fields that the shop sends with each call. Optional are those that a gateway must not insist on.

const userId = v.string()
const properties = v.record(v.string(), v.string())

export const cartChangeRequests = {
  add: v.object({ userId, products: v.record(v.string(), v.number()) }),
  remove: v.object({ userId, itemNumber: v.string() }),
  updateProduct: v.object({ userId, itemNumber: v.string(), quantity: v.number() }),
  update: v.object({
    userId,
    customProperties: v.optional(properties),
    shippingMethod: v.optional(v.string()),
    paymentCode: v.optional(v.string()),
  }),
}

const checkoutAddress = v.object({
  ...sentWithOrder,
  id: v.optional(v.string()),
  firstName: v.string(),
  middleName: v.optional(v.string()),
  lastName: v.string(),
  email: v.string(),
  company: v.optional(v.string()),
  addressLine1: v.string(),
  addressLine2: v.string(),
  postalCode: v.string(),
  city: v.string(),
  phoneNumber: v.string(),
  countryCode: v.string(),
})

export const initializeTransactionRequest = v.object({
  userId,
  shippingMethod: v.string(),
  invoiceAddress: checkoutAddress,
  deliveryAddress: v.optional(checkoutAddress),
  customProperties: v.optional(properties),
  termsAndConditionsAgreed: v.boolean(),
  privacyPolicyAgreed: v.boolean(),
})

const newPassword = { password: v.string(), passwordConfirmed: v.string() }
const names = { firstName: v.string(), middleName: v.optional(v.string()), lastName: v.string() }

export const loginRequest = v.object({ email: v.string(), password: v.string() })
export const registrationRequest = v.object({
  email: v.string(),
  ...names,
  ...newPassword,
  receiveMarketingMaterials: v.boolean(),
  captcha: v.string(),
})
export const forgotPasswordRequest = v.object({ email: v.string(), captcha: v.string() })

const resetSession = { userId, sessionId: v.string() }
export const resetSessionRequest = v.object(resetSession)
export const redeemSessionRequest = v.object({ ...resetSession, ...newPassword })

/** Names and email, with a new password or without, or the preferences alone. */
export const profileRequest = v.object({
  ...v.partial(v.object({ ...names, ...newPassword })).entries,
  email: v.optional(v.string()),
  receiveMarketingMaterials: v.optional(v.boolean()),
  updatePassword: v.optional(v.boolean()),
  currentPassword: v.optional(v.string()),
  customerPreference: v.optional(v.record(v.string(), v.string())),
})

export const addressRequest = v.object({
  ...sentToAddressBook,
  ...names,
  company: v.optional(v.string()),
  telephone: v.string(),
  fax: v.string(),
  streetAddress1: v.string(),
  streetAddress2: v.string(),
  city: v.string(),
  postalCode: v.string(),
  country: v.string(),
  isDefaultBillingAddress: v.boolean(),
  isDefaultShippingAddress: v.boolean(),
})

export const contactRequest = v.object({
  message: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  captcha: v.string(),
  /** Ours: the order of a withdrawal. Sent to gateways whose captcha `sparesWithdrawals`. */
  orderNumber: v.optional(v.string()),
})

export const subscriptionRequest = v.object({ email: v.string(), type: v.literal('Newsletter') })
