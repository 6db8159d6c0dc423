import type { Page } from './page.ts'

/**
 * The lazily loaded pages, by their file below this folder. The server finds a page's scripts by this name in the
 * bundler's manifest, to preload them.
 */
export const pageFiles = {
  'account/address-book-page': () => import('./account/address-book-page.tsx'),
  'account/change-password-page': () => import('./account/change-password-page.tsx'),
  'account/dashboard-page': () => import('./account/dashboard-page.tsx'),
  'account/edit-address-page': () => import('./account/edit-address-page.tsx'),
  'account/edit-contact-page': () => import('./account/edit-contact-page.tsx'),
  'account/favourites-page': () => import('./account/favourites-page.tsx'),
  'account/forgot-password-page': () => import('./account/forgot-password-page.tsx'),
  'account/logged-out-page': () => import('./account/logged-out-page.tsx'),
  'account/login-page': () => import('./account/login-page.tsx'),
  'account/newsletter-manage-page': () => import('./account/newsletter-manage-page.tsx'),
  'account/preferences-page': () => import('./account/preferences-page.tsx'),
  'account/order-details-page': () => import('./account/order-details-page.tsx'),
  'account/order-history-page': () => import('./account/order-history-page.tsx'),
  'account/order-print-page': () => import('./account/order-print-page.tsx'),
  'account/registration-page': () => import('./account/registration-page.tsx'),
  'cart/cart-page': () => import('./cart/cart-page.tsx'),
  'checkout/checkout-page': () => import('./checkout/checkout-page.tsx'),
  'checkout/order-confirmation-page': () => import('./checkout/order-confirmation-page.tsx'),
  'checkout/order-failed-page': () => import('./checkout/order-failed-page.tsx'),
  'checkout/payment-page': () => import('./checkout/payment-page.tsx'),
  'service/accessibility-page': () => import('./service/accessibility-page.tsx'),
  'service/contact-page': () => import('./service/contact-page.tsx'),
  'service/error-page': () => import('./service/error-page.tsx'),
  'service/newsletter-page': () => import('./service/newsletter-page.tsx'),
  'service/service-page': () => import('./service/service-page.tsx'),
  'service/withdrawal-page': () => import('./service/withdrawal-page.tsx'),
  'shop/category-page': () => import('./shop/category-page.tsx'),
  'shop/home-page': () => import('./shop/home-page.tsx'),
  'shop/product-page': () => import('./shop/product-page.tsx'),
  'shop/recommended-page': () => import('./shop/recommended-page.tsx'),
  'shop/search-page': () => import('./shop/search-page.tsx'),
} satisfies Record<string, () => Promise<{ page: Page }>>

export type PageFile = keyof typeof pageFiles
