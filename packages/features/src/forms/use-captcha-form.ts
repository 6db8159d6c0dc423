import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import { hasErrors } from './form-summary.tsx'
import { useForm, type FormOptions } from './use-form.ts'

interface WithCaptcha {
  captcha: string
}

/**
 * A form with a captcha, whose token is valid for one try. After a failed try it must be solved again. `isBegun`: the
 * visitor has started to fill in the form.
 */
export function useCaptchaForm<Values extends WithCaptcha, Rules extends GenericSchema>({
  send,
  secrets = [],
  ...options
}: FormOptions<Values, Rules>) {
  // The widget sets the token, not the visitor, so the error codes of the last try stay.
  const setToken = (captcha: string) => form.setValues({ captcha } as Partial<Values>)
  const form = useForm<Values, Rules>({
    ...options,
    secrets: [...secrets, 'captcha'],
    send: async (checked) => {
      try {
        return await send(checked)
      } catch (error) {
        setToken('')
        throw error
      }
    },
  })
  const [empty] = useState(options.empty)
  return { ...form, setToken, isBegun: form.values !== empty || hasErrors(form) }
}
