import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { useState, type ReactNode } from 'react'
import { ContactInstead } from '../../forms/contact-instead.tsx'
import { useCanSendCaptcha } from '../../forms/use-can-send-captcha.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLocation } from '../../runtime/navigation/router.ts'
import { wayBack } from '../../runtime/navigation/way-back.ts'
import { LoginForm } from './login-form.tsx'
import { RegistrationForm } from '../registration-form.tsx'
import { useLogin } from './use-login.ts'
import type { KnownPerson } from '../known-person.ts'
import { useRegistration } from '../use-registration.ts'

interface FormProps {
  known: KnownPerson
  /** Opens the other form with the values typed into this one. */
  onOpen: (form: 'login' | 'registration', typed: KnownPerson) => void
  /** Whether it replaces the button that was pressed, and with it the focus. */
  takesFocus?: boolean
}

/** One of the two forms of the login box, with a link to the other. */
export function LoginBoxForm({ form, ...rest }: FormProps & { form: 'login' | 'registration' }) {
  return form === 'login' ? <LogIn {...rest} /> : <Register {...rest} />
}

function LogIn({ known, onOpen, takesFocus = true }: FormProps) {
  const t = useTranslate()
  const login = useLogin(known.email)
  return (
    <>
      <Heading takesFocus={takesFocus}>{t('LoginTitle')}</Heading>
      <LoginForm login={login} />
      <TextButton onClick={() => onOpen('registration', { email: login.values.email })}>
        {t('CreateAccountInstead')}
      </TextButton>
    </>
  )
}

function Register({ known, onOpen }: FormProps) {
  const t = useTranslate()
  const canSend = useCanSendCaptcha()
  const registration = useRegistration(known)
  const back = wayBack(useLocation())
  const toLogin = (
    <TextButton onClick={() => onOpen('login', { email: registration.values.email })}>{t('LogInHere')}</TextButton>
  )
  return (
    <>
      <Heading takesFocus>{t('CreateAccount')}</Heading>
      {canSend ? (
        <RegistrationForm
          registration={registration}
          waysIn={
            <Row>
              {toLogin}
              <StandaloneLink href={paths.forgotPassword} state={back}>
                {t('ForgotPasswordLink')}
              </StandaloneLink>
            </Row>
          }
        />
      ) : (
        <ContactInstead text="RegistrationNotPossible" />
      )}
      <Row>
        {t('AlreadyCustomer')} {toLogin}
      </Row>
    </>
  )
}

/** The title of a form. Takes focus if the form replaces the pressed button. */
function Heading({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const [focus] = useState(() => (element: HTMLElement | null) => {
    if (takesFocus) element?.focus()
  })
  return (
    <h2 ref={focus} tabIndex={-1}>
      {children}
    </h2>
  )
}
