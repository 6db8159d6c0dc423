import { errorsOf, fieldErrors, type FieldErrors } from '@shop/domain/fields/field-errors.ts'
import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormNeeds, FormState } from './form-state.ts'
import { valueAt, withValue } from './form-values.ts'
import { errorCodesOf } from './refusal.ts'

interface Slice<State> {
  set: (change: Partial<State> | ((state: State) => Partial<State>)) => void
  get: () => State
}

/** Creates a store for one form. */
export function createFormStore<Values extends object, Rules extends v.GenericSchema>(needs: FormNeeds<Values, Rules>) {
  const store = createStore<FormState<Values, Rules>>()((set, get) => formSlice(needs, { set, get }))
  return keepInMemory(store, needs)
}

/** Fills in the values of the form's memory, if it has one, and writes changed values to it. */
export function keepInMemory<Values extends object, Store extends StoreApi<{ values: Values }>>(
  store: Store,
  { memory }: Pick<FormNeeds<Values, v.GenericSchema>, 'memory'>,
): Store {
  if (!memory) return store
  // Hydration compares the server's empty form with the store's initial state, and takes over these values afterwards.
  store.setState({ values: memory.read() })
  store.subscribe(({ values }, before) => values !== before.values && memory.write(values))
  return store
}

/** Returns a form as a slice of a larger store. */
export function formSlice<Values extends object, Rules extends v.GenericSchema>(
  needs: FormNeeds<Values, Rules>,
  { set, get }: Slice<FormState<Values, Rules>>,
): FormState<Values, Rules> {
  const { rules, empty, memory, keepsErrorCodes = false } = needs
  const asked: Asked = new Map()
  return {
    values: empty,
    errors: {},
    errorCodes: [],
    tries: 0,
    isSending: false,
    edit: (path, value) =>
      set(({ values, errors, errorCodes }) => ({
        values: withValue(values, path, value),
        errors: without(errors, (field) => field === path),
        errorCodes: keepsErrorCodes ? errorCodes : [],
      })),
    leave: (path) => {
      const { values } = get()
      const typed = valueAt(values, path)
      if (typeof typed !== 'string' || typed.trim() === '') return
      const found: FieldErrors<string> = { ...newQuestions(needs, values, asked), ...fieldErrors(rules, values) }
      // A question that was asked at a try stays until the next one.
      const shown = (before: FieldErrors<string>) => (asked.get(path) === typed ? before[path] : undefined)
      set(({ errors }) => ({ errors: { ...errors, [path]: found[path] ?? shown(errors) } }))
    },
    setValues: (changed) =>
      set(({ values, errors }) => ({
        values: { ...values, ...changed },
        errors: without(errors, (field) => Object.hasOwn(changed, field.split('.')[0] ?? '')),
      })),
    clearError: (path) => set(({ errors }) => ({ errors: without(errors, (field) => field === path) })),
    refuse: (errorCodes) => {
      const sorted = needs.sortErrorCodes?.(errorCodes, get().values) ?? { errors: {}, errorCodes }
      set(({ tries }) => ({ ...sorted, tries: tries + 1 }))
    },
    submit: (send) => submit(needs, asked, { set, get }, send),
    reset: () => {
      set({ values: empty, errors: {}, errorCodes: [] })
      memory?.clear()
    },
  }
}

/** The texts that a failed try has asked about, by field. */
type Asked = Map<string, unknown>

/** Returns the questions about texts that were not asked about before. */
const newQuestions = <Values extends object>(
  { questions }: Pick<FormNeeds<Values, v.GenericSchema>, 'questions'>,
  values: Values,
  asked: Asked,
): FieldErrors<string> =>
  without(questions?.(values) ?? {}, (field) => asked.has(field) && asked.get(field) === valueAt(values, field))

async function submit<Values extends object, Rules extends v.GenericSchema, Result>(
  needs: FormNeeds<Values, Rules>,
  asked: Asked,
  { set, get }: Slice<FormState<Values, Rules>>,
  send: (checked: v.InferOutput<Rules>) => Promise<Result>,
): Promise<Result | undefined> {
  const { rules, otherValues, onSent, onRefused } = needs
  if (get().isSending) return undefined
  set({ errors: {}, errorCodes: [], isSending: true })
  try {
    const others = otherValues && (await otherValues())
    const { values } = get()
    const { success, issues = [], output } = v.safeParse(rules, { ...values, ...others })
    const questions = newQuestions(needs, values, asked)
    for (const field of Object.keys(questions)) asked.set(field, valueAt(values, field))
    if (success && Object.keys(questions).length === 0) {
      const result = await send(output)
      onSent?.(get())
      return result
    }
    set(({ tries }) => ({ errors: { ...questions, ...errorsOf(issues) }, tries: tries + 1 }))
  } catch (error) {
    const errorCodes = errorCodesOf(error)
    if (!errorCodes) throw error
    get().refuse(errorCodes)
    await onRefused?.(get())
  } finally {
    set({ isSending: false })
  }
  return undefined
}

/** Returns the errors without some fields. The same object if nothing changes. */
function without<Errors extends object>(errors: Errors, isOver: (field: string) => boolean): Errors {
  const entries = Object.entries(errors)
  const left = entries.filter(([field]) => !isOver(field))
  return left.length === entries.length ? errors : (Object.fromEntries(left) as Errors)
}
