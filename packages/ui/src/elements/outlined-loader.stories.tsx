import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldOutline, SubmitOutline } from '../forms/field-outline.tsx'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { OutlinedLoader } from './outlined-loader.tsx'

const meta: Meta<typeof OutlinedLoader> = {
  title: 'Parts/Feedback/Outlined loader',
  component: OutlinedLoader,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Loading the form',
    late: 'This takes longer than usual.',
    children: (
      <>
        <FieldOutline label="Email address" />
        <SubmitOutline />
      </>
    ),
  },
  parameters: partPage({
    use: 'Around the outlines of what is loading. It says so to screen readers, and offers a way on after ten seconds.',
    avoid: 'Where the size of the content is not known.',
    instead: { 'Feedback/Loader': 'needs no outlines' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof OutlinedLoader>

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'] }

export const LongTexts: Story = {
  render: sideBySide(OutlinedLoader, {
    da: { label: 'Indlæser formularen til leveringsoplysninger' },
    sv: { label: 'Läser in formuläret för leveransuppgifter' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
