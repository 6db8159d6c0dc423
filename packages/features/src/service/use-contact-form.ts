import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { contactMessageRules } from '@shop/domain/contact/contact-message.ts'
import { useState } from 'react'
import { useCaptchaForm } from '../forms/use-captcha-form.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useServices } from '../runtime/gateway/services.ts'

const empty = { message: '', name: '', phone: '', email: '', captcha: '' }

/** Writing to customer service (CS-03 to CS-07); once that is done the form is empty again, and its captcha unsolved (OP-32). */
export function useContactForm() {
  const { loadGateway } = useServices()
  const [isSent, setSent] = useState(false)
  const form = useCaptchaForm({
    id: 'contact',
    rules: contactMessageRules(useConfiguration()),
    empty,
    sortErrorCodes: sortAccountErrors,
    send: async (message) => {
      setSent(false)
      const { customerService } = await loadGateway()
      await customerService.contact(message)
      setSent(true)
    },
    onSent: ({ startOver }) => startOver(),
  })
  return { ...form, isSent: isSent && !form.isBegun }
}
export type ContactFormState = ReturnType<typeof useContactForm>
