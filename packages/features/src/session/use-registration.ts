import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { personQuestions } from '@shop/domain/account/person-questions.ts'
import { registrationRules } from '@shop/domain/account/account-rules.ts'
import { useRef, useState } from 'react'
import { useCaptchaForm } from '../forms/use-captcha-form.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import type { KnownPerson } from './known-person.ts'
import { register } from './register.ts'

const empty = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  password: '',
  passwordConfirmed: '',
  receiveMarketingMaterials: false,
  privacyPolicyAgreed: false,
  captcha: '',
}

/**
 * The form state of the registration, which also logs in. Each try needs a new captcha answer. `onLoggedIn` continues
 * what the visitor wanted to do.
 */
export function useRegistration(
  { firstName = '', middleName = '', lastName = '', email = '' }: KnownPerson,
  onLoggedIn?: () => Promise<void>,
) {
  const shop = useShop()
  const [hasTried, setTried] = useState(false)
  const hasAsked = useRef(false)
  const form = useCaptchaForm({
    id: 'registration',
    rules: registrationRules(useConfiguration()),
    questions: personQuestions,
    empty: { ...empty, firstName, middleName, lastName, email },
    secrets: ['password', 'passwordConfirmed'],
    sortErrorCodes: sortAccountErrors,
    send: async (checked) => {
      // The gateway takes no consent. The form is not sent without it.
      const { privacyPolicyAgreed: _, ...registration } = checked
      setTried(true)
      const hadAsked = hasAsked.current
      hasAsked.current ||= registration.receiveMarketingMaterials
      await register(shop, registration, hadAsked)
      await onLoggedIn?.()
    },
  })
  return { ...form, hasTried }
}
export type RegistrationState = ReturnType<typeof useRegistration>
