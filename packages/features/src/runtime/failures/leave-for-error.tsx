import { paths } from '../navigation/paths.ts'
import { Navigate, useLocation } from '../navigation/router.ts'

/** Leads from a page that cannot be shown to the error page, and from there back here (API-04). */
export function LeaveForError() {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.error} replace state={{ from: pathname + search }} />
}
