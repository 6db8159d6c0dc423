import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { UNSAVED_ADDRESS } from './clear-checkout-draft.ts'

/** Shows after an order that an address could not be saved in the address book. */
export function UnsavedAddressNotice() {
  const t = useTranslate()
  const { sessionStorage } = useShop().platform
  const [isUnsaved] = useState(() => sessionStorage.read(UNSAVED_ADDRESS) !== undefined)
  if (!isUnsaved) return null
  return (
    <Alert tone="warning" live>
      <p>{t('AddressNotSaved')}</p>
    </Alert>
  )
}
