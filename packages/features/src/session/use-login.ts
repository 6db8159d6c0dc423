import { loginRules } from '@shop/domain/account-rules.ts'
import { useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { useSession } from './session-context.ts'

/** Logging in with e-mail and password (AUTH-02, AUTH-04); a wrong password is emptied, the e-mail stays. */
export function useLogin(knownEmail = '') {
  const logIn = useSession((state) => state.logIn)
  const [hasTried, setTried] = useState(false)
  const form = useForm({
    id: 'login',
    rules: loginRules,
    empty: { email: knownEmail, password: '' },
    secrets: ['password'],
    send: (login) => {
      setTried(true)
      return logIn(login)
    },
    onRefused: ({ setValues }) => setValues({ password: '' }),
  })
  return { ...form, hasTried }
}
export type Login = ReturnType<typeof useLogin>
