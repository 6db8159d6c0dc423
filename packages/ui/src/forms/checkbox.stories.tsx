import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Link } from '../elements/link.tsx'
import { largeText, OnBrand, partPage, sideBySide } from '../testing/part-page.tsx'
import { Checkbox } from './checkbox.tsx'

function Box({ checked: given, ...props }: ComponentProps<typeof Checkbox>) {
  const [checked, setChecked] = useState(given)
  return <Checkbox {...props} checked={checked} onChange={setChecked} />
}

const meta: Meta<typeof Checkbox> = {
  title: 'Parts/Forms/Checkbox',
  component: Checkbox,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Send me the newsletter', checked: false, error: '' },
  render: (args) => <Box key={String(args.checked)} {...args} />,
  parameters: partPage({
    use: 'For a yes that is given freely: terms, the newsletter, a second address. The whole row can be pressed.',
    avoid: 'For one of several answers, and for what takes effect at once.',
    instead: { 'Forms/Radio cards': 'offers one of several answers', 'Actions/Button': 'takes effect at once' },
    notes: [
      'Say what a tick means, not what an empty box means. No box has a tick before the customer sets it.',
      'A consent speaks as the customer: “I accept the terms”.',
    ],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Box, {
    Empty: {},
    Ticked: { label: 'Use this address for invoices', checked: true },
    'With an error': { label: 'I accept the terms', error: 'Tick this box to go on' },
    'With a link': {
      label: (
        <>
          I have read the <Link href="#privacy">privacy policy</Link>
        </>
      ),
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: 'Send me the newsletter' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Send me the newsletter'))
    await expect(box).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms' })).toBeInvalid()
  },
}

export const OnTheBrandsColour: Story = {
  decorators: [
    (Part) => (
      <OnBrand>
        <Part />
      </OnBrand>
    ),
  ],
}

export const LongTexts: Story = {
  render: sideBySide(Box, {
    da: {
      label: 'Jeg accepterer handelsbetingelserne og bekræfter, at jeg har læst persondatapolitikken',
      error: 'Sæt et flueben for at fortsætte til betalingen',
    },
    sv: {
      label: 'Jag godkänner köpvillkoren och bekräftar att jag har läst integritetspolicyn',
      error: 'Markera rutan för att fortsätta till betalningen',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
