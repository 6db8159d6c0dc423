import type { UserProfile } from '@shop/domain/account/user.ts'
import { useEffect, useRef, type ComponentType } from 'react'
import { useRevalidator } from '../../runtime/navigation/router.ts'
import { useCustomer } from '../../session/visit/use-visit.ts'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'

/**
 * Returns an account page from its content. If the login ends here or in another tab, the page removes the customer's
 * content. Its loaders then run again and lead to the login.
 */
export function forCustomer(Content: ComponentType<{ customer: UserProfile }>) {
  return function CustomerPage() {
    const customer = useCustomer()
    useGuardAfterChange(customer?.userId)
    return customer ? <Content key={customer.userId} customer={customer} /> : <PageLoader />
  }
}

/** Runs the page's loaders again for another visitor. A pending navigation continues. */
function useGuardAfterChange(userId: string | undefined) {
  const { revalidate } = useRevalidator()
  const loadedFor = useRef(userId)
  useEffect(() => {
    if (loadedFor.current === userId) return
    loadedFor.current = userId
    void revalidate()
  }, [userId, revalidate])
}
