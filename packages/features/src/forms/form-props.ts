import type { SubmitEvent } from 'react'
import { valueAt } from './form-values.ts'

/** The values of a form, and how they change. */
export interface Filled {
  values: object
  edit: (path: never, value: never) => void
}

/**
 * Returns the props of every `form` element: no validation by the browser, no page load. Without scripts the browser sends the
 * form: by POST, so that nothing typed stands in an address.
 * @param read Returns the form's state, so that fields which a password manager filled without an event count.
 */
export const formProps = (submit: () => void, read?: () => Filled) => ({
  noValidate: true,
  method: 'post',
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (read) adoptFilled(event.currentTarget, read())
    submit()
  },
})

const NOT_TYPED = ['checkbox', 'radio', 'hidden']

/** Writes to the state what the text fields of a form hold besides what they show of it. The names of fields are their paths. */
export function adoptFilled(form: HTMLFormElement, { values, edit }: Filled, shown = values) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || NOT_TYPED.includes(control.type) || control.name === '') continue
    const [known, written] = [valueAt(values, control.name), valueAt(shown, control.name)]
    if (typeof known !== 'string' || [known, written].includes(control.value)) continue
    edit(control.name as never, control.value as never)
  }
}
