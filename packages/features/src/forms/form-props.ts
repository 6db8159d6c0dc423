import type { SubmitEvent } from 'react'

/** What every `form` of ours needs: the shop's own words instead of the browser's, and no new page. */
export const formProps = (submit: () => void) => ({
  noValidate: true,
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  },
})
