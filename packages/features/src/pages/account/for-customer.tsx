import type { UserProfile } from '@shop/domain/account/user.ts'
import { useEffect, useRef, type ComponentType } from 'react'
import { useRevalidator } from '../../runtime/navigation/router.ts'
import { useCustomer } from '../../session/session-context.ts'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'

/**
 * A page of the account out of what it shows a customer. Where the login ends while it is open, here or in another tab,
 * nothing of the customer stays on the screen and the page's guard is asked again (SES-15, SES-20).
 */
export function forCustomer(Content: ComponentType<{ customer: UserProfile }>) {
  return function CustomerPage() {
    const customer = useCustomer()
    useGuardAfterChange(customer?.userId)
    return customer ? <Content key={customer.userId} customer={customer} /> : <PageLoader />
  }
}

/** Runs the page's loaders again once somebody else is shopping; a navigation that is under way goes on. */
function useGuardAfterChange(userId: string | undefined) {
  const { revalidate } = useRevalidator()
  const loadedFor = useRef(userId)
  useEffect(() => {
    if (loadedFor.current === userId) return
    loadedFor.current = userId
    void revalidate()
  }, [userId, revalidate])
}
