import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { Row } from '../layout/layout.tsx'
import { Link, StandaloneLink } from './link.tsx'
import { Lead, Muted, Small } from './text.tsx'

const meta: Meta = { title: 'Elements/Text and icons' }
export default meta
type Story = StoryObj

export const Type: Story = {
  render: () => (
    <>
      <h1>Hør, hear, höra</h1>
      <h2>Heading two, 312 and 675</h2>
      <h3>Heading three</h3>
      <Lead>Lead text. Calm, warm and easy to read.</Lead>
      <p>
        Body text, 18 px or more. Æ ø å ä ö, £1,249.00 and 1 249,00 kr. <Link href="#a">A link in a sentence</Link>.{' '}
        <Muted>Muted.</Muted>
      </p>
      <Small>Small text is 16 px, never less.</Small>
      <Row>
        <StandaloneLink href="#b" before="back">
          Continue shopping
        </StandaloneLink>
        <StandaloneLink href="#c" after="forward">
          See all
        </StandaloneLink>
      </Row>
    </>
  ),
}
const some: IconName[] = [
  'basket',
  'search',
  'help',
  'user',
  'lock',
  'phone',
  'truck',
  'box',
  'heart',
  'check',
  'alert',
  'info',
  'close',
  'menu',
  'minus',
  'plus',
  'pause',
  'play',
  'tag',
  'return',
  'shield',
  'leaf',
  'print',
  'battery',
  'ear',
]
export const OneIcon: StoryObj<typeof Icon> = {
  args: { name: 'basket' },
  argTypes: { name: { control: 'select', options: some } },
  render: (args) => (
    <p>
      <Icon {...args} /> {args.name}
    </p>
  ),
}
export const Icons: Story = {
  render: () => (
    <Row>
      {some.map((name) => (
        <span key={name}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </Row>
  ),
}
