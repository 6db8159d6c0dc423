import { isQuestion } from '@shop/domain/fields/questions.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { ErrorSummary } from '@shop/ui/forms/error-summary.tsx'
import { useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useErrorText } from './use-error-text.ts'
import { NO_ANSWER } from './refusal.ts'
import { fieldId } from './use-field-binding.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** A field in the summary. Without a label, its error names the field itself. */
export interface SummaryField {
  path: string
  id: string
  label?: string
  /** The title of its part of a long form, and its name there. */
  part?: { title: string; name: string }
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

/** With more errors than this, those of a part share a line, so that the summary fits a phone. */
const MAX_LINES = 5

interface Wrong {
  text: string
  fieldId?: string
  part?: SummaryField['part']
}

/** Joins the errors of each part of a form into one line, which leads to the first of them. */
function byPart(wrong: readonly Wrong[]): Wrong[] {
  return wrong.flatMap((one) => {
    const { title } = one.part ?? {}
    const [first, ...others] = title ? wrong.filter(({ part }) => part?.title === title) : [one]
    if (first !== one) return []
    if (others.length === 0) return one
    return { ...one, text: `${title}: ${[one, ...others].map(({ part }) => part?.name).join(', ')}` }
  })
}

/** Returns whether an error names its field, as "Write your first name." does. */
const isNamed = (error: string, label: string) => error.toLowerCase().includes(label.toLowerCase())

interface FormSummaryProps {
  form: Found & { tries: number }
  /** In the order of the form. */
  fields: readonly SummaryField[]
}

/**
 * Lists the errors and questions of the last try, with links to the fields. Many errors are listed by the parts of the form.
 * After all are corrected, it stays away until the next try.
 */
export function FormSummary({ form: { errors, errorCodes, tries }, fields }: FormSummaryProps) {
  const t = useTranslate()
  const inWords = useRefusalText()
  const asks = !hasErrors({ errors, errorCodes })
  const errorText = useErrorText(Object.values(errors))
  const [mendedTry, setMendedTry] = useState(0)
  const wrong: Wrong[] = [
    ...errorCodes.map((code) => ({ text: inWords(code) })),
    ...fields.flatMap(({ path, id, label = '', part }) => {
      const error = errorText(errors[path], path)
      return error
        ? { text: isNamed(error, label) ? error : `${label}: ${error}`, fieldId: id, ...(part && { part }) }
        : []
    }),
  ]
  // A new error of a field must not bring the summary back, because it takes focus.
  if (wrong.length === 0 && mendedTry !== tries) setMendedTry(tries)
  if (wrong.length === 0 || mendedTry === tries) return null
  if (asks) {
    const [titleText, note] = [errorText('QuestionsTitle'), errorText('QuestionsNote')]
    return <ErrorSummary asks title={titleText} note={note} errors={wrong} attempt={tries} />
  }
  const count = wrong.length
  const title = count === 1 ? t('ErrorSummaryTitleOne') : t('ErrorSummaryTitleOther', { count })
  const lines = count > MAX_LINES ? byPart(wrong) : wrong
  // There is nothing to correct where no answer came.
  const shown = errorCodes.includes(NO_ANSWER) ? '' : title
  return <ErrorSummary title={shown || t('SomethingWentWrong')} errors={lines} attempt={tries} />
}
