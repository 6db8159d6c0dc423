import { loginRules } from '@shop/domain/account/account-rules.ts'
import { useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { logIn } from './log-in.ts'

/**
 * The form state of the login. A wrong password is cleared, the e-mail stays. `onLoggedIn` continues what the visitor
 * wanted to do.
 */
export function useLogin(knownEmail = '', onLoggedIn?: () => Promise<void>) {
  const shop = useShop()
  const [hasTried, setTried] = useState(false)
  const form = useForm({
    id: 'login',
    rules: loginRules,
    empty: { email: knownEmail, password: '' },
    secrets: ['password'],
    send: async (login) => {
      setTried(true)
      await logIn(shop, login)
      await onLoggedIn?.()
    },
    onRefused: ({ setValues }) => setValues({ password: '' }),
  })
  return { ...form, hasTried }
}
export type Login = ReturnType<typeof useLogin>
