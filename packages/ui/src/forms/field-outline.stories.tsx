import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, Specimens } from '../testing/part-page.tsx'
import { FieldOutline, SubmitOutline } from './field-outline.tsx'

const meta: Meta<typeof FieldOutline> = {
  title: 'Parts/Forms/Field outline',
  component: FieldOutline,
  subcomponents: { SubmitOutline },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Email address', hint: '' },
  parameters: partPage({
    use: 'In place of a form whose answers are still loading. As high as the field, so that nothing moves.',
    avoid: 'For any other content that loads.',
    instead: { 'Feedback/Skeleton': 'stands for any other content', 'Feedback/Outlined loader': 'announces it' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof FieldOutline>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: (args) => (
    <Specimens
      of={{
        Field: <FieldOutline {...args} />,
        'Field with a hint': <FieldOutline {...args} hint="We send the receipt here." />,
        'Send button': <SubmitOutline />,
      }}
    />
  ),
}

export const LongTexts: Story = {
  render: sideBySide(FieldOutline, {
    da: { label: 'Telefonnummer til leveringsaftaler', hint: 'Bruges kun ved spørgsmål til leveringen' },
    sv: { label: 'Mobiltelefonnummer för leveransavisering', hint: 'Används bara vid frågor om leveransen' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
