import type { SubmitEvent } from 'react'
import { valueAt } from './form-values.ts'

/** The values of a form, and how they change. */
interface Filled {
  values: object
  edit: (path: never, value: never) => void
}

/**
 * Returns the props of every `form` element: no validation by the browser, no page load.
 * @param read Returns the form's state, so that fields which a password manager filled without an event count.
 */
export const formProps = (submit: () => void, read?: () => Filled) => ({
  noValidate: true,
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (read) adoptFilled(event.currentTarget, read())
    submit()
  },
})

const NOT_TYPED = ['checkbox', 'radio', 'hidden']

/** Writes to the state what the text fields of a form hold. The names of fields are their paths. */
function adoptFilled(form: HTMLFormElement, { values, edit }: Filled) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || NOT_TYPED.includes(control.type) || control.name === '') continue
    const known = valueAt(values, control.name)
    if (typeof known === 'string' && known !== control.value) edit(control.name as never, control.value as never)
  }
}
