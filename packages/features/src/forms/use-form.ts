import { useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { useStore } from 'zustand'
import { useAction } from '../runtime/actions/use-action.ts'
import { formProps } from './form-props.ts'
import type { FormNeeds } from './form-state.ts'
import { createFormStore } from './form-store.ts'
import { SOMETHING_WENT_WRONG } from './refusal.ts'
import { useFieldBinding } from './use-field-binding.ts'

interface Needs<Values extends object, Rules extends GenericSchema> extends FormNeeds<Values, Rules> {
  /** In front of the ids of its fields, so that two forms can stand on one page. */
  id: string
  /** Sends what the rules made of what was typed. */
  send: (checked: InferOutput<Rules>) => Promise<unknown>
  /** For a form at the edge of a page: no failure leaves the page. */
  staysOnPage?: boolean
}

/** A form that lives as long as the page shows it. All but `send` is taken from the first call. */
export function useForm<Values extends object, Rules extends GenericSchema>({
  id,
  send,
  staysOnPage = false,
  ...needs
}: Needs<Values, Rules>) {
  const [store] = useState(() => createFormStore(needs))
  const form = useStore(store)
  const { run } = useAction(() => form.submit(send), {
    staysOnPage,
    onFailure: () => form.refuse([SOMETHING_WENT_WRONG]),
  })
  return { ...form, id, ...useFieldBinding({ id, ...form }), formProps: formProps(() => void run()) }
}
