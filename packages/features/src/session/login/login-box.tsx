import { isUndecided } from '@shop/domain/account/visit.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { Expected } from '../visit/expected-visitor.tsx'
import { LoginBoxForm } from './login-box-form.tsx'
import { LoginEnded, type LoginEndedProps } from './login-ended.tsx'
import { useVisit } from '../visit/use-visit.ts'
import type { KnownPerson } from '../known-person.ts'

interface LoginBoxProps extends LoginEndedProps {
  /** Returns the initial values, from a form on the page. */
  known?: () => KnownPerson
  /** Called after a login in this box. */
  onLoggedIn?: () => void
  /** Whether the box shows only after a login has ended. */
  onlyWhenEnded?: boolean
}

/**
 * Lets visitors without a token log in or register on the page. Opens by itself, with a notice, when a login has ended.
 */
export function LoginBox({ known, onLoggedIn, onlyWhenEnded = false, onContinueAnonymously, asked }: LoginBoxProps) {
  const t = useTranslate()
  const { guestOrders } = useConfiguration()
  const isUnknownYet = useVisit(({ kind }) => kind === 'unknown')
  const hasToken = useVisit(({ kind }) => kind === 'customer')
  const isInterrupted = useVisit(isUndecided)
  const [form, setForm] = useState<'none' | 'login' | 'registration'>('none')
  const [typed, setTyped] = useState<KnownPerson>()
  const open = (next: typeof form, typedHere: KnownPerson = {}) => {
    setForm(next)
    setTyped((before) => ({ ...before, ...typedHere }))
  }
  if (isInterrupted && form === 'none') setForm('login')
  const report = useEffectEvent(() => onLoggedIn?.())
  const hasLoggedIn = hasToken && form !== 'none'
  useEffect(() => {
    if (hasLoggedIn) report()
  }, [hasLoggedIn])

  if (hasToken && !hasLoggedIn) return null
  if (hasLoggedIn) {
    return (
      // Keeps the focus, because the pressed button is gone.
      <div ref={focus} tabIndex={-1}>
        <Alert tone="success" live>
          <p>{t('LoggedInHere')}</p>
        </Alert>
      </div>
    )
  }
  if (onlyWhenEnded && !isInterrupted) return null
  if (form === 'none') {
    return (
      <Expected data-expected={isUnknownYet ? 'guest' : undefined}>
        <LoginQuestion onOpen={() => open('login')} takesFocus={typed !== undefined} />
      </Expected>
    )
  }
  const loginForm = (
    <LoginBoxForm
      key={form}
      form={form}
      known={{ ...known?.(), ...typed }}
      onOpen={open}
      takesFocus={!isInterrupted || typed !== undefined}
    />
  )
  return (
    <Panel surface="tint">
      <Stack gap="fields">
        {isInterrupted ? (
          <LoginEnded
            asked={asked}
            onContinueAnonymously={onContinueAnonymously && (() => onContinueAnonymously().then(() => open('none')))}
          >
            {loginForm}
          </LoginEnded>
        ) : (
          <>
            {loginForm}
            <Row>
              <TextButton onClick={() => open('none')}>{t('ContinueAsGuest')}</TextButton>
              {guestOrders && <StandaloneLink href={paths.findOrder}>{t('FindOrderTitle')}</StandaloneLink>}
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}

function LoginQuestion({ onOpen, takesFocus }: { onOpen: () => void; takesFocus: boolean }) {
  const t = useTranslate()
  return (
    <Panel surface="tint">
      <Row justify="between" first="flexible">
        <Row wrap="never">
          <Icon name="user" />
          <p>
            <strong>{t('HaveAccountQuestion')}</strong> {t('HaveAccountText')}
          </p>
        </Row>
        <Button look="secondary" suppressHydrationWarning onClick={onOpen} {...(takesFocus && { ref: focus })}>
          {t('LogIn')}
        </Button>
      </Row>
    </Panel>
  )
}

/** Focuses an element when it is mounted. */
const focus = (element: HTMLElement | null) => element?.focus()
