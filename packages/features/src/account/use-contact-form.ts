import { sortAccountErrors } from '@shop/domain/account-errors.ts'
import { profileRules } from '@shop/domain/account-rules.ts'
import type { UserProfile } from '@shop/domain/user.ts'
import { explainByMessage } from './explain-by-message.ts'
import { useCustomerForm } from '../session/use-customer-form.ts'
import { useProfileChange } from '../session/use-profile-change.ts'

/** Changing names, e-mail and, where its box is ticked, the password (ACC-03 to ACC-06). */
export function useContactForm(customer: UserProfile, onSent: () => void) {
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
    sortCodes: sortAccountErrors,
    // Besides the password the rules leave nothing of its part where the box is not ticked (ACC-05).
    send: (checked) =>
      change((account) =>
        account.update({ ...checked, receiveMarketingMaterials, updatePassword: 'currentPassword' in checked }),
      ).catch(explainByMessage),
    onSent,
  })
}
export type ContactFormState = ReturnType<typeof useContactForm>
