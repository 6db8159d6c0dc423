import { framed } from '@shop/ui/testing/part-page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryShop, type StoryShopOptions } from '../../testing/story-shop.tsx'
import { refusal } from '../../testing/fake-gateway.ts'
import { LoginBoxForm } from './login-box-form.tsx'
import { LoginBox } from './login-box.tsx'
import { LoginEnded } from './login-ended.tsx'

const meta: Meta = {
  title: 'Patterns/Login box',
  tags: ['autodocs', 'stable'],
  parameters: { docs: framed('36rem') },
}
export default meta
type Story = StoryObj

const ignore = () => undefined
const dorothy = { firstName: 'Dorothy', lastName: 'Ashworth', email: 'dorothy@example.com' }

const story = (form: 'login' | 'registration', options: StoryShopOptions = {}): Story => ({
  render: () => (
    <StoryShop {...options}>
      <LoginBoxForm form={form} known={dorothy} onOpen={ignore} />
    </StoryShop>
  ),
})

export const Question: Story = {
  render: () => (
    <StoryShop>
      <LoginBox />
    </StoryShop>
  ),
}
export const Login = story('login', { answer: () => refusal('invalid-login-or-password') })
export const Registration = story('registration', { flags: { showPrivacyPolicyConsent: true } })
export const FewestFields = story('registration', {
  flags: { hideCustomerMiddleName: true },
  answer: () => refusal('email-in-use'),
})
export const EndedLogin: Story = {
  render: () => (
    <StoryShop>
      <LoginEnded onContinueAnonymously={() => Promise.reject(new Error('lost'))}>
        <LoginBoxForm form="login" known={dorothy} onOpen={ignore} takesFocus={false} />
      </LoginEnded>
    </StoryShop>
  ),
}
