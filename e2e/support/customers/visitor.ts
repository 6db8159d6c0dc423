import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Site } from '../servers/sites.ts'

interface StoredUser {
  userProfile: { userId: string; [field: string]: unknown }
  tokenInfo?: object
}

const userCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'user')

/** The id the shop gives this visitor as soon as it is hydrated. */
export async function visitorId(page: Page): Promise<string> {
  await expect.poll(() => userCookie(page)).toBeDefined()
  const user = JSON.parse(decodeURIComponent((await userCookie(page))!.value)) as StoredUser
  return user.userProfile.userId
}

/** Makes the visitor of a page a returning one, and returns the id. */
export async function returningVisitor(page: Page, site: Site): Promise<string> {
  const userId = randomUUID()
  await writeUserCookie(page, site, { userProfile: { userId } })
  return userId
}

/** Writes the cookie of an earlier visit. */
export const writeUserCookie = (page: Page, { origin }: Site, user: StoredUser) =>
  page.context().addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: origin }])
