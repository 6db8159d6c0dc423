import { profile } from '@shop/api-client/fixtures/account.ts'
import * as cartFixtures from '@shop/api-client/fixtures/cart.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { openPage } from './open-page.tsx'
import type { StoryShopOptions } from './story-shop.tsx'
import type { Call } from './fake-gateway.ts'

interface AccountPageOptions extends StoryShopOptions {
  /** The history state from the previous page. */
  state?: unknown
}

/** The customer of these tests, with one address, one favourite and a battery size. */
export const dorothy: UserProfile = profile

/** Opens an account page for its customer, in the whole shop. Records the calls that change data. */
export function openAccountPage(address: string, { answer, ...options }: AccountPageOptions = {}) {
  const changes: Pick<Call, 'method' | 'path' | 'body'>[] = []
  const opened = openPage(address, {
    customer: dorothy,
    ...options,
    answer: async (call) => {
      const { method, path, body } = call
      if (method !== 'GET') changes.push({ method, path, body })
      return (await answer?.(call)) ?? (path === '/api/cart/get' ? cartFixtures.get.answer : undefined)
    },
  })
  return { ...opened, changes }
}
