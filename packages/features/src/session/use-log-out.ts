import { useCallback } from 'react'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { useSession } from './session-context.ts'

/** Ends the login at the customer's wish and says so on a page of its own (AUTH-06). */
export function useLogOut() {
  const navigate = useNavigate()
  const endSession = useSession((state) => state.logOut)
  return useCallback(() => {
    endSession()
    void navigate(paths.logoutSuccess)
  }, [endSession, navigate])
}
