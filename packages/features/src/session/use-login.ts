import { loginRules } from '@shop/domain/account/account-rules.ts'
import { useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { useSession } from './session-context.ts'

/**
 * The form state of the login. A wrong password is cleared, the e-mail stays. `onLoggedIn` continues what the visitor
 * wanted to do.
 */
export function useLogin(knownEmail = '', onLoggedIn?: () => void) {
  const logIn = useSession((state) => state.logIn)
  const [hasTried, setTried] = useState(false)
  const form = useForm({
    id: 'login',
    rules: loginRules,
    empty: { email: knownEmail, password: '' },
    secrets: ['password'],
    send: async (login) => {
      setTried(true)
      await logIn(login)
      onLoggedIn?.()
    },
    onRefused: ({ setValues }) => setValues({ password: '' }),
  })
  return { ...form, hasTried }
}
export type Login = ReturnType<typeof useLogin>
