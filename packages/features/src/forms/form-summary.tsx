import { ErrorSummary, type FormError } from '@shop/ui/forms/error-summary.tsx'
import { useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'

interface FormSummaryProps {
  errors: readonly FormError[]
  /** Grows with each failed try, so that the summary takes the focus anew. */
  tries: number
}

/** All that kept a form from being sent at the last try, with links to the fields; once mended it is gone until the next. */
export function FormSummary({ errors, tries }: FormSummaryProps) {
  const t = useTranslate()
  const [mendedTry, setMendedTry] = useState(0)
  // An error on leaving a field must not bring the summary back: it would take the focus out of the customer's hands.
  if (errors.length === 0 && mendedTry !== tries) setMendedTry(tries)
  if (errors.length === 0 || mendedTry === tries) return null
  const title = errors.length === 1 ? t('ErrorSummaryTitleOne') : t('ErrorSummaryTitleOther', { count: errors.length })
  return <ErrorSummary title={title} errors={errors} attempt={tries} />
}
