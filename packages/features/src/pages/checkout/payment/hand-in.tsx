import type { TransactionIds } from '@shop/api-client'
import { useEffect, useState } from 'react'
import { FormOutline } from '../../../payments/form/form-outline.tsx'
import type { BankReturn } from '../../../payments/providers/provider.ts'
import { RedirectToConfirmation } from '../../../payments/result/open-confirmation.tsx'
import { useSearchParams } from '../../../runtime/navigation/router.ts'
import { useShop } from '../../../runtime/state/shop-context.ts'

interface HandInProps {
  ids: TransactionIds
  bankReturn: BankReturn | undefined
}

/**
 * For a customer whom a bank's app has led to another browser. Hands in what the bank gave, then leads to the page that says
 * what became of the payment. A lost answer is no result: that page reads the status.
 */
export function HandIn({ ids, bankReturn }: HandInProps) {
  const { loadGateway, platform } = useShop()
  const [query] = useSearchParams()
  const [handIn] = useState(() => async () => bankReturn?.handIn?.(await loadGateway(), ids, query, platform))
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    // The delay keeps React's StrictMode from handing in twice in development.
    const start = setTimeout(() => {
      handIn().then(
        () => setDone(true),
        () => setDone(true),
      )
    }, 0)
    return () => clearTimeout(start)
  }, [handIn])
  return isDone ? <RedirectToConfirmation ids={ids} /> : <FormOutline label="ResultChecking" />
}
