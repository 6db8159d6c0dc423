import { CONTACT_MESSAGE_MAX_LENGTH } from '@shop/domain/contact/contact-message.ts'
import { LINE_MAX_LENGTH } from '@shop/domain/fields/line-length.ts'
import { PHONE_MAX_LENGTH } from '@shop/domain/fields/phone.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { TextArea } from '@shop/ui/forms/text-area.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { CaptchaField } from '../forms/captcha-field.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormSummary, summaryFields } from '../forms/form-summary.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import type { ContactFormState } from './use-contact-form.ts'

/** The form for a message to customer service. */
export function ContactForm({ form }: { form: ContactFormState }) {
  const t = useTranslate()
  const { id, field } = form
  // The captcha's error names no field.
  const labels = { message: t('YourMessage'), name: t('Name'), phone: t('Phone'), email: t('Email'), captcha: '' }
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={summaryFields(id, labels)} />
        <TextArea
          {...field('message')}
          label={labels.message}
          hint={t('YourMessageHint')}
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        />
        <TextField {...field('name')} label={labels.name} autoComplete="name" maxLength={LINE_MAX_LENGTH} />
        <TextField
          {...field('phone')}
          label={labels.phone}
          hint={t('ContactPhoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_LENGTH}
        />
        <EmailField {...field('email')} autoComplete="email" />
        <CaptchaField form={form} />
        <div>
          <Button type="submit" size="large" busy={form.isSending}>
            {t('SendMessage')}
          </Button>
        </div>
        <Announcement>{form.isSent && <Alert tone="success">{t('MessageSent')}</Alert>}</Announcement>
      </Fields>
    </form>
  )
}
