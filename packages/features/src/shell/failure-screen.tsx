import { isNotFound } from '@shop/api-client/failure.ts'
import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import { FailurePanel } from '../runtime/failures/failure-panel.tsx'
import { isUnreadable } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { Navigate, useLocation, useRouteError } from '../runtime/navigation/router.ts'

/** Replaces a page whose data could not be loaded: by the error page, the not-found page, or a message. */
export function FailureScreen() {
  const error = useRouteError()
  const { pathname, search, state } = useLocation() as Place
  if (isNotFound(error)) return <Navigate to={paths.notFound} replace />
  // No redirect if the error page itself cannot be shown, which would loop. Without a connection it often cannot.
  if (!isUnreadable(error) && pathname !== paths.error) {
    return <Navigate to={paths.error} replace state={{ from: pathname + search }} />
  }
  const from = sameOriginPath(state?.from ?? '')
  const openAgain = () => (from ? location.assign(from) : location.reload())
  return <FailurePanel isPage title="SomethingWentWrong" onAction={openAgain} />
}

interface Place {
  pathname: string
  search: string
  /** For the error page: the address that failed. */
  state: { from?: string } | null
}
