import { expect, type Page } from '@playwright/test'

/** Solves the captcha of a form; waits until the form knows of it. */
export async function solveCaptcha(page: Page) {
  await page.frameLocator('iframe[title="Captcha"]').getByRole('checkbox').check()
  await expect(page.locator('input[name="cf-turnstile-response"]')).not.toHaveValue('')
}
