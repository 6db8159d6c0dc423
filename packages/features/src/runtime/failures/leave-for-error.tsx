import { paths } from '../navigation/paths.ts'
import { Navigate, useLocation } from '../navigation/router.ts'

/** Redirects from a page that cannot be shown to the error page, which leads back here. */
export function LeaveForError() {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.error} replace state={{ from: pathname + search }} />
}
