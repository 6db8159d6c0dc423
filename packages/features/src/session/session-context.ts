import { createStoreContext } from '../runtime/store-context.tsx'
import type { SessionState } from './session-store.ts'

export const [SessionProvider, useSession] = createStoreContext<SessionState>('Session')

/** The customer who is logged in; nobody for anonymous visitors and until the page has woken up. */
export const useCustomer = () =>
  useSession(({ user }) => (user?.userProfile.isAuthenticated ? user.userProfile : undefined))
