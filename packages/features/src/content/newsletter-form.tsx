import { newsletterRules } from '@shop/domain/account/newsletter-rules.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EmailField } from '../forms/email-field.tsx'
import { useFocusFirstError } from '../forms/use-focus-first-error.ts'
import { useForm } from '../forms/use-form.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { subscribe } from '../session/profile/profile-actions.ts'

interface NewsletterFormProps {
  /** The prefix of the fields' ids, unique on the page. */
  id: string
  /** Whether it stands on the brand's dark colour. */
  onDark?: boolean
}

/** The form that subscribes to the newsletter. Emptied afterwards. */
export function NewsletterForm({ id, onDark = false }: NewsletterFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const [isDone, setDone] = useState(false)
  const form = useForm({
    id,
    rules: newsletterRules,
    empty: { email: '', agreed: false },
    send: async ({ email }) => {
      setDone(false)
      await subscribe(shop, email)
      setDone(true)
    },
    onSent: ({ reset }) => reset(),
  })
  useFocusFirstError(form)

  return (
    <NewsletterLayout {...form.formProps}>
      <EmailField {...form.field('email')} autoComplete="email" />
      <Checkbox {...form.box('agreed')} label={t('NewsletterAgree')} />
      <Button type="submit" look={onDark ? 'inverse' : 'primary'} busy={form.isSending}>
        {t('SignUp')}
      </Button>
      <div aria-live="polite">
        {isDone && <Alert tone="success">{t('NewsletterThanks')}</Alert>}
        {form.errorCodes.length > 0 && <Alert tone="danger">{t('NewsletterFailed')}</Alert>}
      </div>
    </NewsletterLayout>
  )
}

/** Address, consent and button, one below the other. On wide screens the button stands beside the address. */
const NewsletterLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.875rem;

  > * {
    max-width: 100%;
  }
  > :first-child,
  > :last-child {
    width: 100%;
  }

  ${from.phoneWide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;

    > * {
      grid-column: 1 / -1;
    }
    > :first-child {
      grid-column: 1;
    }
    > button {
      grid-row: 1;
      grid-column: 2;
    }
  }
`
