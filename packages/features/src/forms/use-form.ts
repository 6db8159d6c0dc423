import { useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { useStore } from 'zustand'
import { useAction } from '../runtime/actions/use-action.ts'
import { formProps } from './form-props.ts'
import type { FormNeeds } from './form-state.ts'
import { createFormStore } from './form-store.ts'
import { useUnsent } from '../runtime/actions/use-unsent.ts'
import { SOMETHING_WENT_WRONG } from './refusal.ts'
import { useFieldBinding } from './use-field-binding.ts'

/** A form that lives as long as its page. */
export interface FormOptions<Values extends object, Rules extends GenericSchema> extends FormNeeds<Values, Rules> {
  /** In front of the ids of its fields, so that two forms can stand on one page. */
  id: string
  /** Sends what the rules made of what was typed. */
  send: (checked: InferOutput<Rules>) => Promise<unknown>
  /** Fields that are typed anew after the error page: who comes back to it may be somebody else. */
  secrets?: readonly (keyof Values & string)[]
  /** Whose form it is: what was typed into it is kept for nobody else. */
  owner?: string
  /** Stays on the page where the global failure rule would leave it. */
  staysOnPage?: boolean
  /** Leads elsewhere for a failure that the form cannot show; says whether it did. What was typed is kept. */
  redirectOnFailure?: (error: unknown) => boolean
}

/** A form that lives as long as the page shows it. All but `send` is taken from the first call. */
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
    onFailure: (error) => (redirectOnFailure?.(error) ? keepTyped() : form.refuse([SOMETHING_WENT_WRONG])),
  })
  return { ...form, id, ...useFieldBinding({ id, ...form }), formProps: formProps(() => void run()) }
}

const omit = <Values extends object>(values: Values, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Partial<Values>
