import type { FieldErrors, FieldPath } from '@shop/domain/fields/field-errors.ts'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ValueAt } from './form-values.ts'

/** A form: what is typed into it, what is wrong with that, and sending it once at a time. */
export interface FormState<Values extends object, Rules extends GenericSchema> {
  values: Values
  /** What is wrong, by field. */
  errors: FieldErrors<FieldPath<InferInput<Rules>>>
  /** Error codes of a refusal that speak of no field. */
  errorCodes: readonly string[]
  /** Grows with each failed try, so that the error summary takes the focus anew. */
  tries: number
  isSending: boolean
  edit: <Path extends FieldPath<Values>>(path: Path, value: ValueAt<Values, Path>) => void
  /** Checks what was typed into a field. One that is still empty is not judged before the form is sent. */
  leave: (path: FieldPath<Values>) => void
  /** Puts other values into fields or groups of them; what was wrong there is over. */
  setValues: (values: Partial<Values>) => void
  /** Takes back what is wrong with a field that was mended elsewhere. */
  forgive: (path: FieldPath<InferInput<Rules>>) => void
  /** Shows that sending has failed, and why. */
  refuse: (errorCodes: readonly string[]) => void
  /**
   * Sends what the rules made of the form; nothing comes back when the errors say what is to be mended. Rejects when
   * sending fails for another reason than a refusal; what was typed stays.
   */
  submit: <Result>(send: (checked: InferOutput<Rules>) => Promise<Result>) => Promise<Result | undefined>
  /** Forgets everything typed. */
  startOver: () => void
}

/** Where what is typed into a form outlives a reload. */
export interface FormMemory<Values> {
  read: () => Values
  write: (values: Values) => void
  clear: () => void
}

/** What a form is made of. */
export interface FormNeeds<Values extends object, Rules extends GenericSchema> {
  rules: Rules
  empty: Values
  memory?: FormMemory<Values>
  /** What the rules judge besides what is typed: choices that another store keeps. */
  besides?: () => Promise<object>
  /** Sorts the error codes of a refusal to the fields they speak of. */
  sortErrorCodes?: (
    errorCodes: readonly string[],
    values: Values,
  ) => Pick<FormState<Values, Rules>, 'errors' | 'errorCodes'>
  /** What else is to be done when the form has been sent. */
  onSent?: (form: FormState<Values, Rules>) => unknown
  /** What else is to be done when sending was refused. */
  onRefused?: (form: FormState<Values, Rules>) => unknown
  /** Codes that nothing typed can mend stay until the next try; others end with the next edit. */
  keepsErrorCodes?: boolean
}
