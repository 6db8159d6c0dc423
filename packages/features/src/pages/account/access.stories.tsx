import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../../testing/story-page.tsx'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'

const meta: Meta = { title: 'Pages/Access to the account', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const story = (address: string, options: StoryShopOptions & { state?: unknown } = {}): Story => ({
  render: () => <StoryPage address={address} {...options} />,
})
const CREATE = '/account/create'
const FORGOT = '/account/forgotpassword'

/** Sends the empty form. */
const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }))

export const Registration = story(CREATE, { flags: { showPrivacyPolicyConsent: true } })
export const RegistrationWithFewestFields = story(CREATE, { flags: { hideCustomerMiddleName: true } })
export const RegistrationWithMistakes: Story = { ...story(CREATE), play: press('Create my account') }
export const ForgotPassword = story(FORGOT)
export const ForgotPasswordWithMistakes: Story = { ...story(FORGOT), play: press('Send me the link') }
export const ForgotPasswordAfterAnOldLink = story(FORGOT, { state: { showResetLinkExpiredErrorMessage: true } })

/** A shop without a captcha, with a mail address in its footer. */
const withoutCaptcha: StoryShopOptions = {
  fallbacks: {},
  content: {
    sellingPointsBar: { phone: '+44 1423 555 010' },
    footer: { columns: [{ title: 'Help', links: [{ title: 'Mail', url: 'mailto:help@hearby.example' }] }] },
  },
}
export const RegistrationWithoutCaptcha = story(CREATE, withoutCaptcha)
export const ForgotPasswordWithoutCaptcha = story(FORGOT, withoutCaptcha)
export const ForgotPasswordWithoutCaptchaAndContact = story(FORGOT, { fallbacks: {} })

/** Returns a gateway that refuses a reset link, when it is validated or only when it is used. */
const notFoundAt =
  (call: 'validate' | 'redeem'): NonNullable<StoryShopOptions['answer']> =>
  ({ path }) => {
    if (path.endsWith(`/${call}-session`)) return Response.json({}, { status: 404 })
    return path.endsWith('/validate-session') ? {} : undefined
  }
export const OldLink = story('/account/changepassword/c-1/abc', { answer: notFoundAt('validate') })
export const LinkUsedMeanwhile: Story = {
  ...story('/account/changepassword/c-1/abc', { answer: notFoundAt('redeem') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Quiet7Room')
    await userEvent.type(canvas.getByLabelText('Password again'), 'Quiet7Room')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }))
  },
}
export const NewPassword = story('/account/changepassword/c-1/abc', {
  answer: ({ path }) => (path.endsWith('/validate-session') ? {} : undefined),
})
