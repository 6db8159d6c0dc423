import type { Meta } from '@storybook/react-vite'
import { mailStory } from './mail-story.tsx'

const meta: Meta = { title: 'Mails/Orders', parameters: { layout: 'fullscreen' } }
export default meta

export const Confirmation = mailStory('confirmation')
export const Shipped = mailStory('shipped')
export const Cancelled = mailStory('cancelled')
export const Refunded = mailStory('refunded')
