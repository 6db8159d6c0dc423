import type { OutboxLane } from '../outbox/outbox.ts'
import {
  sendAccountEmptied,
  sendEmailAsked,
  sendEmailChanged,
  sendEmailConfirmation,
  sendPasswordChanged,
  sendPasswordReset,
} from './send-account-mails.ts'
import { sendMailedCode } from './send-mailed-code.ts'
import { sendContactMail } from './send-contact-mail.ts'
import { sendNewsletterConfirmation, type NewsletterServices } from './send-newsletter-confirmation.ts'
import { sendRefillMail } from './send-refill-mail.ts'
import { sendOrderMail } from './send-order-mail.ts'

/** Handles the outbox entries that are mails. */
export const createMailLane = (services: NewsletterServices): OutboxLane => ({
  confirmation: ({ subjectId }) => sendOrderMail(services, 'confirmation', subjectId),
  shipped: ({ subjectId }) => sendOrderMail(services, 'shipped', subjectId),
  cancelled: ({ subjectId }) => sendOrderMail(services, 'cancelled', subjectId),
  refunded: ({ subjectId }) => sendOrderMail(services, 'refunded', subjectId),
  'newsletter-confirmation': (item) => sendNewsletterConfirmation(services, item),
  'contact-message': ({ subjectId }) => sendContactMail(services, 'contact-message', subjectId),
  'contact-receipt': ({ subjectId }) => sendContactMail(services, 'contact-receipt', subjectId),
  'mailed-code': (item) => sendMailedCode(services, item),
  'refill-reminder': (item) => sendRefillMail(services, item),
  'password-reset': (item) => sendPasswordReset(services, item),
  'account-emptied': (item) => sendAccountEmptied(services, item),
  'password-changed': (item) => sendPasswordChanged(services, item),
  'email-change-confirmation': (item) => sendEmailConfirmation(services, item),
  'email-change-asked': (item) => sendEmailAsked(services, item),
  'email-changed': (item) => sendEmailChanged(services, item),
})
