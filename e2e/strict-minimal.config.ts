import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import type { ShopChoice } from './support/shop-test.ts'
import { isFullMatrix } from './support/sites.ts'

/** Where a field or a text that is missing would show; the provider's own troubles are the same on every gateway. */
const JOURNEYS = [
  'browse',
  'product-choose',
  'cart-change',
  'checkout-form',
  'buy-configurable',
  'log-in',
  ...(isFullMatrix ? ['buy-simple', 'other-shops'] : []),
]

/**
 * The same journeys through shops whose gateway knows only what the specification names, and whose sites fill in the
 * texts it lacks (OP-75). A test that needs more of a gateway is tagged `@own-fields`.
 */
export default defineConfig<ShopChoice>(base, {
  testMatch: ['strict-minimal', ...JOURNEYS.map((name) => `journeys/${name}`)].map((name) => `${name}.spec.ts`),
  testIgnore: [],
  grepInvert: /@own-fields/,
  use: { isStrictMinimal: true },
  outputDir: 'test-results/strict-minimal',
})
