import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Fields } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const meta: Meta = { title: 'Forms/Fields' }
export default meta
type Story = StoryObj

export const OneField: StoryObj<typeof TextField> = {
  args: {
    label: 'Postcode',
    hint: 'As it is written on letters',
    error: 'Write the whole postcode',
    optional: '',
    disabled: false,
    labelHidden: false,
  },
  render: function Field(args) {
    const [value, setValue] = useState('SW1A')
    return <TextField {...args} value={value} onChange={setValue} />
  },
}

function TextFields() {
  const [value, setValue] = useState('')
  return (
    <Fields>
      <TextField label="First name" autoComplete="given-name" value={value} onChange={setValue} />
      <TextField label="Company" optional="(optional)" autoComplete="organization" value={value} onChange={setValue} />
      <TextField
        label="Email address"
        hint="We send the receipt here."
        error="Enter a full email address, like name@mail.com."
        type="email"
        autoComplete="email"
        value={value || 'dorothy@mail'}
        onChange={setValue}
      />
      <TextField label="Country" value="Denmark" disabled onChange={setValue} />
      <TextArea label="Your message" hint="Up to 1000 characters" maxLength={1000} value={value} onChange={setValue} />
    </Fields>
  )
}
export const Text: Story = { render: () => <TextFields /> }

function PairedFields() {
  const [value, setValue] = useState('2')
  const choices = [
    { value: '1', label: 'Newest first' },
    { value: '2', label: 'Lowest price first' },
  ]
  return (
    <Fields data-pairs>
      <Select label="Sort by" choices={choices} value={value} onChange={setValue} />
      <Select label="Country" error="Choose a country" choices={choices} value={value} onChange={setValue} />
    </Fields>
  )
}
export const Lists: Story = { render: () => <PairedFields /> }

function Passwords() {
  const [value, setValue] = useState('Hearing2026')
  const words = { showLabel: 'Show', hideLabel: 'Hide', value, onChange: setValue }
  return (
    <Fields>
      <PasswordField label="Password" autoComplete="current-password" {...words} />
      <PasswordField
        label="New password"
        hint="8 characters, with a letter and a digit"
        error="Add a digit"
        autoComplete="new-password"
        {...words}
      />
    </Fields>
  )
}
export const Password: Story = { render: () => <Passwords /> }

function Checkboxes() {
  const [on, setOn] = useState(true)
  return (
    <Fields>
      <Checkbox label="Send me the newsletter" checked={on} onChange={setOn} />
      <Checkbox label="I accept the terms" error="Tick this box to go on" checked={false} onChange={setOn} />
    </Fields>
  )
}
export const YesOrNo: Story = { render: () => <Checkboxes /> }

function Delivery({ error }: { error?: string }) {
  const [value, setValue] = useState<string>()
  return (
    <Fields>
      <RadioCards
        legend="Delivery"
        hint="With you in 2 to 3 days"
        error={error}
        value={value ?? (error ? undefined : 'shop')}
        onChange={setValue}
        choices={[
          { value: 'shop', label: 'Parcel shop', aside: 'Free', text: 'Ready on Tuesday' },
          { value: 'door', label: 'To your door', aside: '+ 4.90', text: 'Tuesday, between 8 and 16' },
        ]}
      />
    </Fields>
  )
}
export const OneOfFew: Story = { render: () => <Delivery /> }
export const OneOfFewWithError: Story = { render: () => <Delivery error="Choose how you want it delivered" /> }

export const OnBrandGround: Story = {
  render: () => (
    <div
      data-surface="brand"
      style={{ padding: 24, background: 'var(--color-footer-bg)', color: 'var(--color-footer-fg)' }}
    >
      <Fields>
        <TextField
          label="Email address"
          hint="Once a month"
          error="Write your email address"
          value=""
          onChange={() => {}}
        />
        <Checkbox label="I agree to receive the newsletter" checked={false} onChange={() => {}} />
      </Fields>
    </div>
  ),
}
