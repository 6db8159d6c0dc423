import type { Meta } from '@storybook/react-vite'
import { mailStory } from './mail-story.tsx'

const meta: Meta = { title: 'Mails/Account', parameters: { layout: 'fullscreen' } }
export default meta

export const PasswordReset = mailStory('password-reset')
export const PasswordChanged = mailStory('password-changed')
export const EmailConfirmation = mailStory('email-change-confirmation')
export const EmailAsked = mailStory('email-change-asked')
export const EmailChanged = mailStory('email-changed')
export const AccountEmptied = mailStory('account-emptied')
