import type { Meta } from '@storybook/react-vite'
import { mailStory } from './mail-story.tsx'

const meta: Meta = { title: 'Mails/Service', parameters: { layout: 'fullscreen' } }
export default meta

export const ContactReceipt = mailStory('contact-receipt')
export const ContactMessage = mailStory('contact-message')
export const Newsletter = mailStory('newsletter-confirmation')
