import type { SubmitEvent } from 'react'

/** Returns the props of every `form` element: no validation by the browser, no page load. */
export const formProps = (submit: () => void) => ({
  noValidate: true,
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  },
})
