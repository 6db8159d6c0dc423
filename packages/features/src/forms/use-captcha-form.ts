import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import { hasErrors } from './form-summary.tsx'
import { useForm, type FormOptions } from './use-form.ts'

interface WithCaptcha {
  captcha: string
}

/**
 * A form with a captcha (AUTH-10), whose solution is good for one try: when that fails it has to be solved anew for the
 * next. `isBegun`: somebody fills it in.
 */
export function useCaptchaForm<Values extends WithCaptcha, Rules extends GenericSchema>({
  send,
  secrets = [],
  ...options
}: FormOptions<Values, Rules>) {
  // The widget writes the token by itself, so the visitor has not edited anything: what was refused stays on show.
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
