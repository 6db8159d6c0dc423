import type { Gateway } from '@shop/api-client'
import type { UserProfile } from '@shop/domain/user.ts'
import { useCallback } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { useSession } from './session-context.ts'

/** Changes the customer's profile by a call that answers with the new one, which replaces the old one and is returned (ACC-18). */
export function useProfileChange() {
  const { loadGateway } = useServices()
  const replaceProfile = useSession((state) => state.replaceProfile)
  return useCallback(
    async (change: (account: Gateway['account']) => Promise<UserProfile>) => {
      const { account } = await loadGateway()
      const profile = await change(account)
      replaceProfile(profile)
      return profile
    },
    [loadGateway, replaceProfile],
  )
}
