import { FieldOutline } from '@shop/ui/forms/field-outline.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { addressPlan, useAddressPlan } from './address-plan.ts'

/** A placeholder of the address fields' size. */
export function AddressOutline({ asksEmail }: { asksEmail: boolean }) {
  const t = useTranslate()
  const { fields, isHalf } = useAddressPlan(asksEmail)
  return (
    <Fields data-pairs>
      {fields.map((name) => {
        const { label, hint } = addressPlan[name]
        return (
          <div key={name} data-span={isHalf(name) ? undefined : ''}>
            <FieldOutline label={t(label)} hint={hint && t(hint)} />
          </div>
        )
      })}
    </Fields>
  )
}
