import type { FieldErrors } from '../fields/field-errors.ts'
import { emailQuestion, lineQuestion, phoneQuestion, type Question } from '../fields/questions.ts'

const ASKS: Readonly<Record<string, (typed: string) => Question | undefined>> = {
  firstName: lineQuestion,
  middleName: lineQuestion,
  lastName: lineQuestion,
  name: lineQuestion,
  email: emailQuestion,
  phone: (typed) => phoneQuestion(typed),
}

/** Returns the questions about what was typed into a form about a person, by field. */
export const personQuestions = (values: object): FieldErrors<string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, typed]) => {
      const question = typeof typed === 'string' && Object.hasOwn(ASKS, field) ? ASKS[field]?.(typed) : undefined
      return question ? [[field, question]] : []
    }),
  )
