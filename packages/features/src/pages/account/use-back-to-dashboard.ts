import { useCallback } from 'react'
import { paths } from '../../runtime/navigation/paths.ts'
import { useNavigate } from '../../runtime/navigation/router.ts'
import type { DashboardFlag } from './dashboard-notices.ts'

/**
 * Returns a function that opens the dashboard after a form was saved. The dashboard shows a notice, and the e-mail that still
 * has to be confirmed.
 */
export function useBackToDashboard(saved: DashboardFlag) {
  const navigate = useNavigate()
  return useCallback(
    (emailToConfirm?: string) => void navigate(paths.dashboard, { state: { [saved]: true, emailToConfirm } }),
    [navigate, saved],
  )
}
