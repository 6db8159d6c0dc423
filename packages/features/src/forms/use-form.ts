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

interface Needs<Values extends object, Rules extends GenericSchema> extends FormNeeds<Values, Rules> {
  /** In front of the ids of its fields, so that two forms can stand on one page. */
  id: string
  /** Sends what the rules made of what was typed. */
  send: (checked: InferOutput<Rules>) => Promise<unknown>
}

/** A form that lives as long as the page shows it. All but `send` is taken from the first call. */
export function useForm<Values extends object, Rules extends GenericSchema>({
  id,
  send,
  ...needs
}: Needs<Values, Rules>) {
  const { found, keep } = useUnsent<Values>(id)
  const [store] = useState(() => {
    const created = createFormStore(needs)
    if (found) created.getState().setValues(found)
    return created
  })
  const form = useStore(store)
  const { run } = useAction(() => form.submit(send), {
    beforeLeaving: () => keep(store.getState().values),
    onFailure: () => form.refuse([SOMETHING_WENT_WRONG]),
  })
  return { ...form, id, ...useFieldBinding({ id, ...form }), formProps: formProps(() => void run()) }
}
