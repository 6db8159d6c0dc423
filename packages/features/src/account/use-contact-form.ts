import { sortAccountErrors } from '@shop/domain/account/account-errors.ts'
import { profileRules } from '@shop/domain/account/account-rules.ts'
import { isSameEmail } from '@shop/domain/fields/same-email.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { explainByMessage } from './explain-by-message.ts'
import { useCustomerForm } from '../session/use-customer-form.ts'
import { useProfileChange } from '../session/use-profile-change.ts'

/**
 * Changing names, e-mail and, where its box is ticked, the password (ACC-03 to ACC-06). `onSaved` is told the new e-mail
 * while it waits for its confirmation. Gateways that change it at once answer with it, and nothing waits.
 */
export function useContactForm(customer: UserProfile, onSaved: (emailToConfirm: string | undefined) => void) {
  const change = useProfileChange()
  const { firstName, middleName, lastName, email, receiveMarketingMaterials } = customer
  return useCustomerForm({
    id: 'contact-details',
    rules: profileRules,
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
    // Besides the password the rules leave nothing of its part where the box is not ticked (ACC-05).
    send: async (checked) => {
      const updatePassword = 'currentPassword' in checked
      const saved = await change(
        (account) => account.update({ ...checked, receiveMarketingMaterials, updatePassword }),
        // No profile tells whether a password was changed.
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

export type ContactFormState = ReturnType<typeof useContactForm>
