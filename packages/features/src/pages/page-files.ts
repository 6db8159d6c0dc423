import type { Page } from './page.ts'

/**
 * The lazily loaded pages, by their file below this folder. The server finds a page's scripts by this name in the
 * bundler's manifest, to preload them.
 */
export const pageFiles = {
  'account/details/address-book-page': () => import('./account/details/address-book-page.tsx'),
  'account/access/change-password-page': () => import('./account/access/change-password-page.tsx'),
  'account/dashboard-page': () => import('./account/dashboard-page.tsx'),
  'account/details/edit-address-page': () => import('./account/details/edit-address-page.tsx'),
  'account/details/edit-contact-page': () => import('./account/details/edit-contact-page.tsx'),
  'account/details/favourites-page': () => import('./account/details/favourites-page.tsx'),
  'account/access/forgot-password-page': () => import('./account/access/forgot-password-page.tsx'),
  'account/access/logged-out-page': () => import('./account/access/logged-out-page.tsx'),
  'account/access/login-page': () => import('./account/access/login-page.tsx'),
  'account/details/newsletter-manage-page': () => import('./account/details/newsletter-manage-page.tsx'),
  'account/details/preferences-page': () => import('./account/details/preferences-page.tsx'),
  'account/orders/order-details-page': () => import('./account/orders/order-details-page.tsx'),
  'account/orders/order-history-page': () => import('./account/orders/order-history-page.tsx'),
  'account/orders/order-print-page': () => import('./account/orders/order-print-page.tsx'),
  'account/access/registration-page': () => import('./account/access/registration-page.tsx'),
  'cart/cart-page': () => import('./cart/cart-page.tsx'),
  'checkout/checkout-page': () => import('./checkout/checkout-page.tsx'),
  'checkout/result/order-confirmation-page': () => import('./checkout/result/order-confirmation-page.tsx'),
  'checkout/result/order-failed-page': () => import('./checkout/result/order-failed-page.tsx'),
  'checkout/payment/payment-page': () => import('./checkout/payment/payment-page.tsx'),
  'service/accessibility-page': () => import('./service/accessibility-page.tsx'),
  'service/contact-page': () => import('./service/contact-page.tsx'),
  'service/find-order-page': () => import('./service/find-order-page.tsx'),
  'service/find-order-print-page': () => import('./service/find-order-print-page.tsx'),
  'service/error-page': () => import('./service/error-page.tsx'),
  'service/not-found-page': () => import('./service/not-found-page.tsx'),
  'service/newsletter-page': () => import('./service/newsletter-page.tsx'),
  'service/refill-page': () => import('./service/refill-page.tsx'),
  'service/service-page': () => import('./service/service-page.tsx'),
  'service/withdrawal-page': () => import('./service/withdrawal-page.tsx'),
  'shop/category-page': () => import('./shop/category-page.tsx'),
  'shop/home-page': () => import('./shop/home-page.tsx'),
  'shop/product-page': () => import('./shop/product-page.tsx'),
  'shop/recommended-page': () => import('./shop/recommended-page.tsx'),
  'shop/search-page': () => import('./shop/search-page.tsx'),
} satisfies Record<string, () => Promise<{ page: Page }>>

export type PageFile = keyof typeof pageFiles
