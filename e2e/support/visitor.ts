import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { servers } from './servers.ts'
import type { Site } from './sites.ts'

interface StoredUser {
  userProfile: { userId: string }
}

const userCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'user')

/** The id the shop gives this visitor as soon as it is hydrated. */
export async function visitorId(page: Page): Promise<string> {
  await expect.poll(() => userCookie(page)).toBeDefined()
  const user = JSON.parse(decodeURIComponent((await userCookie(page))!.value)) as StoredUser
  return user.userProfile.userId
}

/** Makes the visitor of a page one who has been in the shop before, and answers the id. */
export async function returningVisitor(page: Page, { name }: Site): Promise<string> {
  const userId = randomUUID()
  const user: StoredUser = { userProfile: { userId } }
  await page
    .context()
    .addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(user)), url: servers.site(name) }])
  return userId
}
