import type { Meta, StoryObj } from '@storybook/react-vite'
import { partPage, Specimens } from '../testing/part-page.tsx'
import { glyphs } from './glyphs.ts'
import { Icon, isIconName } from './icon.tsx'

const meta: Meta<typeof Icon> = {
  title: 'Parts/Content/Icon',
  component: Icon,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { name: 'basket' },
  render: ({ name }) => (
    <p>
      <Icon name={name} /> {name}
    </p>
  ),
  parameters: partPage({
    use: 'Beside a word, to find it again. It takes the size and colour of the text, and the brand’s weight of stroke.',
    avoid: 'Alone, or for decoration. Screen readers do not hear it.',
    instead: { 'Actions/Icon button': 'has a spoken name' },
    notes: ['Icons are named by purpose (remove, not “bin”), so that a brand can draw another one.'],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Icon>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: () => (
    <Specimens
      of={Object.fromEntries(
        Object.keys(glyphs)
          .filter(isIconName)
          .map((name) => [name, <Icon key={name} name={name} />]),
      )}
    />
  ),
}
