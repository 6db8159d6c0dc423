import { isQuestion } from '@shop/domain/fields/questions.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { ErrorSummary } from '@shop/ui/forms/error-summary.tsx'
import { useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useErrorText } from './use-error-text.ts'
import { fieldId } from './use-field-binding.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** A field in the summary. Without a label, its error names the field itself. */
export interface SummaryField {
  path: string
  id: string
  label?: string
}

interface Found {
  errors: Partial<Record<string, MessageKey>>
  errorCodes: readonly string[]
}

/** Returns the summary's fields for a form without groups, from labels by field. */
export const summaryFields = (id: string, labels: Readonly<Record<string, string>>): SummaryField[] =>
  Object.entries(labels).map(([path, label]) => ({ path, id: fieldId(id, path), label }))

/** Whether a form has errors. */
export const hasErrors = ({ errors, errorCodes }: Found) =>
  errorCodes.length > 0 || Object.values(errors).some((error) => error !== undefined && !isQuestion(error))

interface FormSummaryProps {
  form: Found & { tries: number }
  /** In the order of the form. */
  fields: readonly SummaryField[]
}

/**
 * Lists the errors and questions of the last try, with links to the fields. After all are corrected, it stays away until
 * the next try.
 */
export function FormSummary({ form: { errors, errorCodes, tries }, fields }: FormSummaryProps) {
  const t = useTranslate()
  const inWords = useRefusalText()
  const asks = !hasErrors({ errors, errorCodes })
  const errorText = useErrorText(Object.values(errors))
  const [mendedTry, setMendedTry] = useState(0)
  const wrong = [
    ...errorCodes.map((code) => ({ text: inWords(code) })),
    ...fields.flatMap(({ path, id, label }) => {
      const error = errorText(errors[path])
      return error ? { text: label ? `${label}: ${error}` : error, fieldId: id } : []
    }),
  ]
  // A new error of a field must not bring the summary back, because it takes focus.
  if (wrong.length === 0 && mendedTry !== tries) setMendedTry(tries)
  if (wrong.length === 0 || mendedTry === tries) return null
  if (asks) {
    const [titleText, note] = [errorText('QuestionsTitle'), errorText('QuestionsNote')]
    return <ErrorSummary asks title={titleText} note={note} errors={wrong} attempt={tries} />
  }
  const title = wrong.length === 1 ? t('ErrorSummaryTitleOne') : t('ErrorSummaryTitleOther', { count: wrong.length })
  return <ErrorSummary title={title || t('SomethingWentWrong')} errors={wrong} attempt={tries} />
}
