import { emptyInAddressBook, emptyInOrder } from './our-address-fields.ts'

/** What requests name: people, things and secrets. Each request of a test or an examination names its own. */
export const named = {
  userId: '6f1c2a3e-8b54-4d7a-9c11-0a5e4f3b2d10',
  /** The id before the login, whose cart is merged. */
  previousUserId: '0b1c9d52-2f0e-4a34-8a77-5d1c33e6b901',
  email: 'dorothy@example.com',
  password: 'Hearing2026',
  newPassword: 'Quiet7Room',
  /** The token of a solved captcha. */
  captcha: 'token-of-the-widget',
  /** The part of the link for a new password beside the id of the customer. */
  sessionId: 'session-of-the-mail',
  word: 'dome & filter/8 mm',
  route: '/cleaning-and-care/drying',
  productId: '101',
  itemNumber: 'BAT-312-06',
  shippingMethod: 'RM48',
  transactionId: 'tr-51907',
  correlationId: 'co-88214',
  orderNumber: 'HB-51907',
  addressId: '7',
  subscriptionId: 'sub-12',
}
export type Named = Readonly<typeof named>

const names = { firstName: 'Dorothy', middleName: '', lastName: 'Ashworth' }
const phone = '01423 555 010'
const place = { city: 'Harrogate', postalCode: 'HG1 4QT' }

export const registration = ({ email, password, captcha }: Named) => ({
  email,
  ...names,
  password,
  passwordConfirmed: password,
  receiveMarketingMaterials: true,
  captcha,
})

/** Names and email with a new password. */
export const profileChange = ({ email, password, newPassword }: Named) => ({
  ...names,
  email,
  receiveMarketingMaterials: true,
  updatePassword: true,
  currentPassword: password,
  password: newPassword,
  passwordConfirmed: newPassword,
})

/** An address as the address book sends it. */
export const addressEntry = {
  ...emptyInAddressBook,
  ...names,
  company: '',
  telephone: phone,
  fax: '',
  streetAddress1: '12 Orchard Lane',
  streetAddress2: 'Flat 2',
  ...place,
  country: 'GB',
  isDefaultBillingAddress: false,
  isDefaultShippingAddress: false,
}

/** An address as the checkout sends it. */
const checkoutAddress = {
  ...emptyInOrder,
  id: '',
  ...names,
  company: '',
  addressLine1: '12 Orchard Lane',
  addressLine2: '',
  ...place,
  phoneNumber: phone,
  countryCode: 'GB',
}

export const order = ({ userId, email, shippingMethod }: Named) => ({
  userId,
  shippingMethod,
  invoiceAddress: { ...checkoutAddress, email },
  deliveryAddress: { ...checkoutAddress, firstName: 'Harold', email: '' },
  customProperties: { promoCode: 'WELCOME10' },
  termsAndConditionsAgreed: true,
  privacyPolicyAgreed: true,
})

export const cartProperties = ({ userId, shippingMethod }: Named) => ({
  userId,
  customProperties: {
    applyVATExempt: 'true',
    referralCode: 'CLINIC7',
    eanNumberApplied: '5798000000001',
    cprNumber: '2512489996',
    promoCode: 'WELCOME10',
  },
  shippingMethod,
  paymentCode: 'scheme',
})

export const message = ({ email, captcha }: Named) => ({
  message: 'Which dome fits?',
  name: 'Dorothy Ashworth',
  email,
  phone,
  captcha,
})
