import { useCallback } from 'react'
import { paths } from '../../runtime/navigation/paths.ts'
import { useNavigate } from '../../runtime/navigation/router.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { logOut } from '../visit/visit-actions.ts'

/** Logs out and opens the page that confirms it. */
export function useLogOut() {
  const navigate = useNavigate()
  const shop = useShop()
  return useCallback(() => {
    logOut(shop)
    void navigate(paths.logoutSuccess)
  }, [shop, navigate])
}
