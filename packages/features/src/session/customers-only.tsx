import { Loader } from '@shop/ui/spinner.tsx'
import type { ReactNode } from 'react'
import { paths } from '../runtime/paths.ts'
import { Navigate, useLocation } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useCustomer, useSession } from './session-context.ts'

/** Lets customers through and sends everybody else to the login, which leads back here (SES-15). */
export function CustomersOnly({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const isKnown = useSession(({ user }) => user !== undefined)
  const customer = useCustomer()
  if (!isKnown) return <Loader label={t('Loading')} />
  return customer ? children : <Navigate to={paths.login} replace state={{ previousPath: pathname + search }} />
}
