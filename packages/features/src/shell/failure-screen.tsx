import { FailurePanel } from '../runtime/failures/failure-panel.tsx'
import { isMissing, isUnreadable } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { Navigate, useLocation, useRouteError } from '../runtime/navigation/router.ts'

/** Takes over when a page's data could not be had: to the error page, to not found (OP-5), or in the page's place (API-05). */
export function FailureScreen() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isMissing(error)) return <Navigate to={paths.notFound} replace />
  if (isUnreadable(error)) return <FailurePanel isPage title="SomethingWentWrong" onAction={() => location.reload()} />
  if (pathname !== paths.error) return <Navigate to={paths.error} replace state={{ from: pathname + search }} />
  // The way out must not lead in a circle when the error page itself is what cannot be shown.
  return (
    <FailurePanel
      isPage
      title="SomethingWentWrong"
      action="GoBackToShop"
      onAction={() => location.assign(paths.home)}
    />
  )
}
