import type { SessionState } from './session-state.ts'

/** Returns the visitor in whose name the gateway is called. `isInterrupted` while a checkout waits for the next login. */
export function gatewayVisitor(
  { user, keepsCustomerId }: Pick<SessionState, 'user' | 'keepsCustomerId'>,
  isInterrupted: boolean,
) {
  const accessToken = user?.tokenInfo?.accessToken
  return {
    userId: user?.userProfile.userId ?? '',
    ...(accessToken && { accessToken }),
    keepsCustomerId,
    isInterrupted,
  }
}
