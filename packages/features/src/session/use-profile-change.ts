import { useSession } from './session-context.ts'

/** Returns the session's `changeProfile`. */
export const useProfileChange = () => useSession((state) => state.changeProfile)
