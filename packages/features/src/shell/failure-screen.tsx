import { FailurePanel } from '../runtime/failures/failure-panel.tsx'
import { isMissing, isUnreadable } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { Navigate, useLocation, useRouteError } from '../runtime/navigation/router.ts'

/** Replaces a page whose data could not be loaded: by the error page, the not-found page, or a message. */
export function FailureScreen() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isMissing(error)) return <Navigate to={paths.notFound} replace />
  if (isUnreadable(error)) return <FailurePanel isPage title="SomethingWentWrong" onAction={() => location.reload()} />
  if (pathname !== paths.error) return <Navigate to={paths.error} replace state={{ from: pathname + search }} />
  // No redirect if the error page itself cannot be shown, which would loop.
  return (
    <FailurePanel
      isPage
      title="SomethingWentWrong"
      action="GoBackToShop"
      onAction={() => location.assign(paths.home)}
    />
  )
}
