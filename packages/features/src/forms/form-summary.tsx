import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { ErrorSummary } from '@shop/ui/forms/error-summary.tsx'
import { useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useErrorText } from './use-error-text.ts'
import { fieldId } from './use-field-binding.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** A field as the summary speaks of it: where it is, and what it is called unless its error says so by itself. */
export interface SummaryField {
  path: string
  id: string
  label?: string
}

interface Found {
  errors: Partial<Record<string, MessageKey>>
  errorCodes: readonly string[]
}

/** The fields of a form without groups, by their labels. */
export const summaryFields = (id: string, labels: Readonly<Record<string, string>>): SummaryField[] =>
  Object.entries(labels).map(([path, label]) => ({ path, id: fieldId(id, path), label }))

/** Whether anything keeps a form from being sent. */
export const hasErrors = ({ errors, errorCodes }: Found) => errorCodes.length > 0 || Object.values(errors).some(Boolean)

interface FormSummaryProps {
  form: Found & { tries: number }
  /** The fields in the order of the form. */
  fields: readonly SummaryField[]
}

/** All that kept a form from being sent at the last try, with links to the fields; once mended it is gone until the next. */
export function FormSummary({ form: { errors, errorCodes, tries }, fields }: FormSummaryProps) {
  const t = useTranslate()
  const inWords = useRefusalText()
  const errorText = useErrorText()
  const [mendedTry, setMendedTry] = useState(0)
  const wrong = [
    ...errorCodes.map((code) => ({ text: inWords(code) })),
    ...fields.flatMap(({ path, id, label }) => {
      const error = errorText(errors[path])
      return error ? { text: label ? `${label}: ${error}` : error, fieldId: id } : []
    }),
  ]
  // An error on leaving a field must not bring the summary back: it would take the focus out of the customer's hands.
  if (wrong.length === 0 && mendedTry !== tries) setMendedTry(tries)
  if (wrong.length === 0 || mendedTry === tries) return null
  const title = wrong.length === 1 ? t('ErrorSummaryTitleOne') : t('ErrorSummaryTitleOther', { count: wrong.length })
  return <ErrorSummary title={title || t('SomethingWentWrong')} errors={wrong} attempt={tries} />
}
