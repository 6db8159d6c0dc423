import type { Page } from '@playwright/test'

/** The card form inside Nets' frame, by its labels in any of the shop's languages. */
export const netsFrame = (page: Page) => page.frameLocator('#nets-checkout-iframe')
