import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { unsavedAddress } from './checkout-storage.ts'

/** Shows after an order that an address could not be saved in the address book. */
export function UnsavedAddressNotice() {
  const t = useTranslate()
  const { platform } = useShop()
  const [isUnsaved] = useState(() => unsavedAddress.read(platform) ?? false)
  if (!isUnsaved) return null
  return (
    <Alert tone="warning" live>
      <p>{t('AddressNotSaved')}</p>
    </Alert>
  )
}
