import { newsletterRules } from '@shop/domain/account-rules.ts'
import { fieldErrors, type FieldErrors } from '@shop/domain/field-errors.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useSession } from '../session/session-context.ts'
import { NewsletterLayout } from './newsletter-layout.tsx'

interface NewsletterFormProps {
  /** On the brand's dark ground the button is light. */
  onDark?: boolean
}

const nothing = { email: '', agreed: false }

/** Signs a visitor up for the newsletter; emptied once that is done (NEWS-01 to NEWS-03). */
export function NewsletterForm({ onDark = false }: NewsletterFormProps) {
  const t = useTranslate()
  const subscribe = useSession((state) => state.subscribe)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [errors, setErrors] = useState<FieldErrors<'email' | 'agreed'>>({})
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'failed'>('open')

  const signUp = async () => {
    if (state === 'sending') return
    const found = fieldErrors(newsletterRules, typed)
    setErrors(found)
    const firstWrong = found.email ? 'email' : found.agreed && 'agreed'
    if (firstWrong) return form.current?.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
    setState('sending')
    try {
      await subscribe(typed.email.trim())
      setTyped(nothing)
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <NewsletterLayout
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void signUp()
      }}
    >
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('Email')}
        autoComplete="email"
        inputMode="email"
        value={typed.email}
        error={t(errors.email)}
        onChange={(email) => setTyped({ ...typed, email })}
      />
      <Button type="submit" look={onDark ? 'inverse' : 'primary'} busy={state === 'sending'}>
        {t('SignUp')}
      </Button>
      <Checkbox
        name="agreed"
        label={t('NewsletterAgree')}
        checked={typed.agreed}
        error={t(errors.agreed)}
        onChange={(agreed) => setTyped({ ...typed, agreed })}
      />
      <div aria-live="polite">
        {state === 'done' && <Alert tone="success">{t('NewsletterThanks')}</Alert>}
        {state === 'failed' && <Alert tone="danger">{t('NewsletterFailed')}</Alert>}
      </div>
    </NewsletterLayout>
  )
}
