import { expect, type Page } from '@playwright/test'
import { servers } from '../servers/servers.ts'
import type { Site } from '../servers/sites.ts'

const SITE_KEY = '1x00000000000000000000AA'

/** Solves the captcha of a form, and waits until the form has its token. */
export async function solveCaptcha(page: Page) {
  await page.frameLocator('iframe[title="Captcha"]').getByRole('checkbox').check()
  await expect(page.locator('input[name="cf-turnstile-response"]')).not.toHaveValue('')
}

/** Returns the token of a solved captcha of a site, without a browser. */
export async function captchaToken({ origin }: Site): Promise<string> {
  const body = JSON.stringify({ vendor: 'turnstile', sitekey: SITE_KEY, origin })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${servers.sandboxFromNode}/captcha/solve`, { method: 'POST', headers, body })
  return ((await answer.json()) as { token: string }).token
}
