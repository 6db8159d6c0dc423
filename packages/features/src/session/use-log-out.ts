import { useCallback } from 'react'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { useSession } from './session-context.ts'

/** Logs out and opens the page that confirms it. */
export function useLogOut() {
  const navigate = useNavigate()
  const endSession = useSession((state) => state.logOut)
  return useCallback(() => {
    endSession()
    void navigate(paths.logoutSuccess)
  }, [endSession, navigate])
}
