import { useCallback } from 'react'
import { paths } from '../../runtime/navigation/paths.ts'
import { useNavigate } from '../../runtime/navigation/router.ts'
import type { DashboardFlag } from './dashboard-notices.ts'

/** Leads from a form that has been sent to the dashboard, which says what was saved (ACC-02), and which e-mail waits. */
export function useBackToDashboard(saved: DashboardFlag) {
  const navigate = useNavigate()
  return useCallback(
    (emailToConfirm?: string) => void navigate(paths.dashboard, { state: { [saved]: true, emailToConfirm } }),
    [navigate, saved],
  )
}
