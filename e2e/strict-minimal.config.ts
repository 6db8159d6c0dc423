import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/**
 * The same journeys through shops whose gateway knows only what the specification names, and whose sites fill in the
 * texts it lacks (OP-75).
 */
export default defineConfig(base, {
  testMatch: ['cart-change', 'checkout-form', 'log-in'].map((name) => `journeys/${name}.spec.ts`),
  outputDir: 'test-results/strict-minimal',
})
