import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { personQuestions } from '@shop/domain/account/person-questions.ts'
import { contactMessageRules } from '@shop/domain/contact/contact-message.ts'
import { useState } from 'react'
import { useCaptchaForm } from '../forms/use-captcha-form.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'

const empty = { message: '', name: '', phone: '', email: '', captcha: '' }

/** The form state of a message to customer service. Sending empties the form and the captcha. */
export function useContactForm() {
  const { loadGateway } = useShop()
  const [isSent, setSent] = useState(false)
  const form = useCaptchaForm({
    id: 'contact',
    rules: contactMessageRules(useConfiguration()),
    questions: personQuestions,
    empty,
    sortErrorCodes: sortAccountErrors,
    send: async (message) => {
      setSent(false)
      const { customerService } = await loadGateway()
      await customerService.contact(message)
      setSent(true)
    },
    onSent: ({ reset }) => reset(),
  })
  return { ...form, isSent: isSent && !form.isBegun }
}
export type ContactFormState = ReturnType<typeof useContactForm>
