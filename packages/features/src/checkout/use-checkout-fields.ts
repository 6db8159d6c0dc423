import { useFieldBinding } from '../forms/use-field-binding.ts'
import { useCheckout } from './checkout-context.ts'
import type { AddressKind } from './checkout-store.ts'

/** Binds a group of fields of the checkout form. `id` is the prefix of the controls' ids. */
export const useCheckoutFields = <Group extends AddressKind | 'consents' | 'saves'>(group: Group, id: string) =>
  useFieldBinding({
    id,
    group,
    values: useCheckout(({ values }) => values[group]),
    errors: useCheckout((state) => state.errors),
    edit: useCheckout((state) => state.edit),
    leave: useCheckout((state) => state.leave),
  })
