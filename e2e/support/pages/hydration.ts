import type { Page } from '@playwright/test'

/** Waits until the page has taken over the server's HTML: what is pressed before is not always heard. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
