import type { FieldErrors, FieldPath } from '@shop/domain/fields/field-errors.ts'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ValueAt } from './form-values.ts'

/** A form: its values, its errors, and sending it, one request at a time. */
export interface FormState<Values extends object, Rules extends GenericSchema> {
  values: Values
  /** Messages by field: errors, and questions about what was typed. */
  errors: FieldErrors<FieldPath<InferInput<Rules>>>
  /** Error codes of a refusal that name no field. */
  errorCodes: readonly string[]
  /** Counts failed tries. Each new one focuses the error summary. */
  tries: number
  isSending: boolean
  edit: <Path extends FieldPath<Values>>(path: Path, value: ValueAt<Values, Path>) => void
  /** Validates a field that loses focus. An empty field is not validated before the form is sent. */
  leave: (path: FieldPath<Values>) => void
  /** Replaces fields or groups of fields, and removes their errors. */
  setValues: (values: Partial<Values>) => void
  /** Removes the error of a field that was corrected elsewhere. */
  clearError: (path: FieldPath<InferInput<Rules>>) => void
  /** Shows the error codes of a refusal, as a failed try. */
  refuse: (errorCodes: readonly string[]) => void
  /**
   * Validates the form and sends the output of its rules. Resolves with undefined if there are errors, or questions that
   * were not asked yet. Rejects if sending fails for another reason than a refusal. The values stay.
   */
  submit: <Result>(send: (checked: InferOutput<Rules>) => Promise<Result>) => Promise<Result | undefined>
  /** Empties the form and its memory. */
  reset: () => void
}

/** Stores a form's values so that they survive a reload. */
export interface FormMemory<Values> {
  read: () => Values
  write: (values: Values) => void
  clear: () => void
}

/** The options of a form. */
export interface FormNeeds<Values extends object, Rules extends GenericSchema> {
  rules: Rules
  empty: Values
  memory?: FormMemory<Values>
  /** Returns the questions about what was typed, by field. The next try with the same text sends it. */
  questions?: (values: Values) => FieldErrors<string>
  /** Values from elsewhere that the rules need, such as a choice in another store. */
  otherValues?: () => Promise<object>
  /** Sorts the error codes of a refusal: messages for the fields they name, the others as they are. */
  sortErrorCodes?: (
    errorCodes: readonly string[],
    values: Values,
  ) => Pick<FormState<Values, Rules>, 'errors' | 'errorCodes'>
  /** Called after the form was sent. */
  onSent?: (form: FormState<Values, Rules>) => unknown
  /** Called after a refusal. */
  onRefused?: (form: FormState<Values, Rules>) => unknown
  /**
   * Keeps error codes until the next try, for codes that no field can correct. By default, the next edit removes them.
   */
  keepsErrorCodes?: boolean
}
