import { LINE_MAX_LENGTH } from '@shop/domain/fields/line-length.ts'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { useOptionalMark } from '../forms/use-optional-mark.ts'
import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import type { FieldBinding } from '../forms/use-field-binding.ts'

interface PersonFieldsProps {
  field: FieldBinding<Record<'firstName' | 'middleName' | 'lastName', string>>['field']
}

/** The fields for a customer's names. Some shops hide the middle name. */
export function PersonFields({ field }: PersonFieldsProps) {
  const t = useTranslate()
  const optional = useOptionalMark()
  const hidesMiddleName = useFlag('hideCustomerMiddleName')
  const line = { maxLength: LINE_MAX_LENGTH }
  return (
    <>
      <TextField {...field('firstName')} {...line} label={t('FirstName')} autoComplete="given-name" />
      {!hidesMiddleName && (
        <TextField
          {...field('middleName')}
          {...line}
          label={t('MiddleName')}
          optional={optional}
          autoComplete="additional-name"
        />
      )}
      <TextField {...field('lastName')} {...line} label={t('LastName')} autoComplete="family-name" />
    </>
  )
}
