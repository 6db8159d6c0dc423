import { loginRules } from '@shop/domain/account/account-rules.ts'
import { useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { useSession } from './session-context.ts'

/**
 * Logging in with e-mail and password (AUTH-02, AUTH-04); a wrong password is emptied, the e-mail stays. `onLoggedIn` does what
 * the visitor wanted before.
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
