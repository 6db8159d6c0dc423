// Every address of the shop, built in one place (documents: 2 screens and routes).
const segment = encodeURIComponent

export const paths = {
  home: '/',
  search: (query: string) => `/search-result/${segment(query)}`,
  recommended: '/recommended-products',
  cart: '/cart',
  checkout: '/checkout',
  payment: (transactionId: string, correlationId?: string) =>
    withCorrelation('/payments', transactionId, correlationId),
  orderConfirmation: (transactionId: string, correlationId?: string) =>
    withCorrelation('/order-confirmation', transactionId, correlationId),
  orderFailed: (transactionId: string) => `/order-failed/${segment(transactionId)}`,
  login: '/account/login',
  register: '/account/create',
  forgotPassword: '/account/forgotpassword',
  logoutSuccess: '/account/logoutSuccess',
  dashboard: '/account/dashboard',
  addressBook: '/account/addressbook',
  orderHistory: '/account/order-history',
  favourites: '/account/favourites',
  customerService: '/customer-service',
  contact: '/customer-service/contact-us',
  terms: '/customer-service/terms',
  privacy: '/customer-service/privacy',
  vatExempt: '/customer-service/vat-exempt',
  error: '/error',
  notFound: '/404',
} as const

const withCorrelation = (base: string, transactionId: string, correlationId: string | undefined) =>
  correlationId ? `${base}/${segment(transactionId)}/${segment(correlationId)}` : `${base}/${segment(transactionId)}`
