import type { FieldState } from './before-hydration.ts'

/** Whether a field is ticked, rather than typed into. */
export const isTicked = ({ type }: HTMLInputElement) => /radio|checkbox/.test(type)

/** What stands in a field. */
export const stateOf = (field: HTMLInputElement): FieldState =>
  isTicked(field) ? { checked: field.checked } : { value: field.value }
