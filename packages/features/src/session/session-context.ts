import { createStoreContext } from '../runtime/state/store-context.tsx'
import type { SessionState } from './session-state.ts'

export const [SessionProvider, useSession, useSessionStore] = createStoreContext<SessionState>('Session')

/** Returns the customer who is logged in. Undefined for anonymous visitors and until hydration. */
export const useCustomer = () =>
  useSession(({ user }) => (user?.userProfile.isAuthenticated ? user.userProfile : undefined))
