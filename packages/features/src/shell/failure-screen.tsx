import { isGlobalFailure, isMissing } from '../runtime/failures.ts'
import { Navigate, useLocation, useRouteError } from '../runtime/router.ts'
import { paths } from '../runtime/paths.ts'

/** Takes over when a page's data could not be had: to the error page, or to not found (OP-5). */
export function FailureScreen() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isMissing(error)) return <Navigate to={paths.notFound} replace />
  if (!isGlobalFailure(error)) console.error(error)
  return <Navigate to={paths.error} replace state={{ from: pathname + search }} />
}
