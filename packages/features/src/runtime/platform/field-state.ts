import type { FieldState } from './before-hydration.ts'

/** Returns whether a field is a checkbox or radio button. */
export const isTicked = ({ type }: HTMLInputElement) => /radio|checkbox/.test(type)

/** Returns the state of a field. */
export const stateOf = (field: HTMLInputElement): FieldState =>
  isTicked(field) ? { checked: field.checked } : { value: field.value }
