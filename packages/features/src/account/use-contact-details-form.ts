import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { personQuestions } from '@shop/domain/account/person-questions.ts'
import { profileRules } from '@shop/domain/account/account-rules.ts'
import { isSameEmail } from '@shop/domain/fields/same-email.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { GatewayFailure } from '@shop/api-client/failure.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { asSentence } from '../forms/refusal.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { useCustomerForm } from '../session/profile/use-customer-form.ts'
import { updateContact } from '../session/profile/update-contact.ts'

/**
 * The form state of names, e-mail and, if its box is ticked, the password.
 * `onSaved` gets the new e-mail if it still has to be confirmed. Some gateways change it at once and return it.
 */
export function useContactDetailsForm(customer: UserProfile, onSaved: (emailToConfirm: string | undefined) => void) {
  const shop = useShop()
  const { firstName, middleName, lastName, email } = customer
  return useCustomerForm({
    id: 'contact-details',
    rules: profileRules(useConfiguration()),
    questions: personQuestions,
    empty: {
      firstName,
      middleName,
      lastName,
      email,
      updatePassword: false,
      currentPassword: '',
      password: '',
      passwordConfirmed: '',
    },
    secrets: ['currentPassword', 'password', 'passwordConfirmed'],
    sortErrorCodes: sortAccountErrors,
    // The rules drop the password's fields unless the box is ticked.
    send: async (checked) => {
      const updatePassword = 'currentPassword' in checked
      const saved = await updateContact(
        shop,
        { ...checked, updatePassword },
        // The profile does not show whether the password was changed.
        (profile) => !updatePassword && isSameContact(profile, checked),
      ).catch(explainByMessage)
      onSaved(isSameEmail(saved.email, checked.email) ? undefined : checked.email)
    },
  })
}
type Contact = Pick<UserProfile, 'firstName' | 'middleName' | 'lastName' | 'email'>

const isSameContact = (one: Contact, other: Contact) =>
  one.firstName === other.firstName &&
  one.middleName === other.middleName &&
  one.lastName === other.lastName &&
  isSameEmail(one.email, other.email)

export type ContactDetailsFormState = ReturnType<typeof useContactDetailsForm>

/**
 * Rethrows a failure. A refusal without a known error code gets the gateway's message as its code, so that the form
 * shows it.
 */
function explainByMessage(error: unknown): never {
  const failure = error instanceof GatewayFailure ? error.failure : undefined
  if (failure?.kind !== 'refused' || !failure.message || failure.errorCodes.some(messageKeyOf)) throw error
  throw new GatewayFailure({ ...failure, errorCodes: [asSentence(failure.message)] }, error)
}
