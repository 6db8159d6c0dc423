import { FailurePanel } from '../runtime/failures/failure-panel.tsx'
import { isMissing, isUnreadable } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { Navigate, useLocation, useRouteError } from '../runtime/navigation/router.ts'

/** Replaces a page whose data could not be loaded: by the error page, the not-found page, or a message. */
export function FailureScreen() {
  const error = useRouteError()
  const { pathname, search, state } = useLocation() as Place
  const address = pathname + search
  if (isMissing(error)) return <Navigate to={paths.notFound} replace />
  // No redirect if the error page itself cannot be shown, which would loop. Without a connection it often cannot.
  if (!isUnreadable(error) && pathname !== paths.error) {
    return <Navigate to={paths.error} replace state={{ from: address }} />
  }
  return <FailurePanel isPage title="SomethingWentWrong" onAction={() => location.assign(state?.from ?? address)} />
}

interface Place {
  pathname: string
  search: string
  /** For the error page: the address that failed. */
  state: { from?: string } | null
}
