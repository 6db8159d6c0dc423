import { useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { useStore } from 'zustand'
import { useAction } from '../runtime/actions/use-action.ts'
import { formProps } from './form-props.ts'
import type { FormNeeds } from './form-state.ts'
import { createFormStore } from './form-store.ts'
import { useUnsent } from '../runtime/actions/use-unsent.ts'
import { isAnswerLost } from '../runtime/failures/failures.ts'
import { NO_ANSWER, SOMETHING_WENT_WRONG } from './refusal.ts'
import { useFieldBinding } from './use-field-binding.ts'

/** The options of `useForm`. */
export interface FormOptions<Values extends object, Rules extends GenericSchema> extends FormNeeds<Values, Rules> {
  /** The prefix of the fields' ids, unique on the page. */
  id: string
  /** Sends the output of the rules. */
  send: (checked: InferOutput<Rules>) => Promise<unknown>
  /** Fields that are not restored after the error page. */
  secrets?: readonly (keyof Values & string)[]
  /** The id of the customer whose form it is. Values are restored for the same id only. */
  owner?: string
  /** Stays on the page without an answer, with what was typed. Otherwise the error page leads back to it. */
  staysOnPage?: boolean
  /** Navigates for a failure that the form cannot show, and returns whether it did. The values are kept. */
  redirectOnFailure?: (error: unknown) => boolean
}

/** A form that lasts as long as its component. Options other than `send` are read on the first render only. */
export function useForm<Values extends object, Rules extends GenericSchema>({
  id,
  send,
  secrets = [],
  owner = '',
  redirectOnFailure,
  staysOnPage = false,
  ...needs
}: FormOptions<Values, Rules>) {
  const { found, keep } = useUnsent<Values>(id + owner)
  const [store] = useState(() => {
    const created = createFormStore(needs)
    if (found) created.getState().setValues(found)
    return created
  })
  const form = useStore(store)
  const keepTyped = () => keep(omit(store.getState().values, secrets))
  const { run } = useAction(() => form.submit(send), {
    staysOnPage,
    beforeLeaving: keepTyped,
    onFailure: (error) => {
      if (redirectOnFailure?.(error)) keepTyped()
      else form.refuse([isAnswerLost(error) ? NO_ANSWER : SOMETHING_WENT_WRONG])
    },
  })
  return { ...form, id, ...useFieldBinding({ id, ...form }), formProps: formProps(() => void run(), store.getState) }
}

const omit = <Values extends object>(values: Values, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Partial<Values>
