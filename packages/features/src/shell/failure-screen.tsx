import { isNotFound } from '@shop/api-client/failure.ts'
import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import { useEffect, useState } from 'react'
import { FailurePanel } from '../runtime/failures/failure-panel.tsx'
import { isUnreadable } from '../runtime/failures/failures.ts'
import { isCodeMissing, reopenOnce } from '../runtime/failures/reopen.ts'
import { LoadingPage } from './page-progress.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { Navigate, useLocation, useRouteError } from '../runtime/navigation/router.ts'
import { useShop } from '../runtime/state/shop-context.ts'

/** Replaces a page whose data or code could not be loaded: by the error page, the not-found page, a new document, or a message. */
export function FailureScreen() {
  const error = useRouteError()
  const { pathname, search } = useLocation() as Place
  if (isNotFound(error)) return <Navigate to={paths.notFound} replace />
  if (isCodeMissing(error)) return <NewDocument />
  // No redirect if the error page itself cannot be shown, which would loop. Without a connection it often cannot.
  if (!isUnreadable(error) && pathname !== paths.error) {
    return <Navigate to={paths.error} replace state={{ from: pathname + search }} />
  }
  return <Message />
}

/** Loads the document anew. Shows the message where that does not help. */
function NewDocument() {
  const shop = useShop()
  const { pathname, search } = useLocation() as Place
  const [isTried, setIsTried] = useState(false)
  useEffect(() => {
    void reopenOnce(shop, pathname + search).then((isComing) => setIsTried(!isComing))
  }, [shop, pathname, search])
  return isTried ? <Message /> : <LoadingPage />
}

function Message() {
  const { state } = useLocation() as Place
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
