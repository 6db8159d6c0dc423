import { FieldOutline } from '@shop/ui/forms/field-outline.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useAddressPlan } from './address-plan.ts'

/** A placeholder of the address fields' size. */
export function AddressOutline({ asksEmail }: { asksEmail: boolean }) {
  const t = useTranslate()
  return (
    <Fields data-pairs>
      {useAddressPlan(asksEmail).map(({ name, label, hint, width }) => (
        <div key={name} data-span={width}>
          <FieldOutline label={t(label)} hint={hint && t(hint)} />
        </div>
      ))}
    </Fields>
  )
}
