import { idOf } from '@shop/domain/account/visit.ts'
import type { GenericSchema } from 'valibot'
import { useForm, type FormOptions } from '../../forms/use-form.ts'
import { useVisit } from '../visit/use-visit.ts'
import { useUnauthorisedHandler } from '../visit/use-unauthorised-handler.ts'

/**
 * A form for customers. If the login has ended, sending leads to the login and back. The same customer finds the typed values
 * again.
 */
export function useCustomerForm<Values extends object, Rules extends GenericSchema>(
  options: Omit<FormOptions<Values, Rules>, 'owner' | 'redirectOnFailure'>,
) {
  const owner = useVisit(idOf) ?? ''
  const redirectOnFailure = useUnauthorisedHandler()
  return useForm({ ...options, owner, redirectOnFailure })
}
