import { useSession } from './session-context.ts'

/** Changes the customer's profile by a call that answers with the new one (ACC-18), and returns that. */
export const useProfileChange = () => useSession((state) => state.changeProfile)
