import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from './alert.tsx'
import { Badge } from '../elements/badge.tsx'
import { Button, ButtonLink } from '../elements/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorNumber } from './error-number.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { Row, Stack } from '../layout/layout.tsx'
import { Link } from '../elements/link.tsx'
import { NotificationBar } from './notification-bar.tsx'
import { Skeleton } from './skeleton.tsx'
import { Loader } from '../elements/spinner.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { useAnnouncer } from './announcer-context.ts'
import { Toasts } from './toasts.tsx'

const meta: Meta = { title: 'Feedback/Messages' }
export default meta
type Story = StoryObj

const TONES = ['success', 'warning', 'danger', 'info']

export const OneAlert: StoryObj<typeof Alert> = {
  args: { tone: 'warning', title: 'Only two left', children: 'More come on Monday.' },
  argTypes: { tone: { control: 'inline-radio', options: TONES } },
  render: (args) => <Alert {...args} />,
}
export const Alerts: Story = {
  render: () => (
    <Stack>
      <Alert tone="danger" title="Your card was refused">
        <p>
          Nothing was taken from it. <Link href="#again">Try again</Link>
        </p>
      </Alert>
      <Alert tone="success" title="Your details have been saved." />
      <Alert tone="warning" title="Only two left" />
      <Alert tone="info">
        <p>Delivery takes one day longer this week.</p>
      </Alert>
    </Stack>
  ),
}
export const ANumberToReadOut: Story = {
  render: () => <ErrorNumber label="Please read out this number if you call us" number="482917365" />,
}
export const OneBadge: StoryObj<typeof Badge> = {
  args: { tone: 'offer', icon: 'tag', children: '−25 %' },
  argTypes: { tone: { control: 'inline-radio', options: ['offer', ...TONES] } },
  render: (args) => <Badge {...args} />,
}
export const Badges: Story = {
  render: () => (
    <Row>
      <Badge tone="offer" icon="tag">
        −25 %
      </Badge>
      <Badge tone="success" icon="truck">
        Shipped
      </Badge>
      <Badge tone="warning" icon="clock">
        Processing
      </Badge>
      <Badge tone="danger" icon="alert">
        Refused
      </Badge>
      <Badge tone="info" icon="lock">
        Gift
      </Badge>
    </Row>
  ),
}
export const Summary: Story = {
  render: () => (
    <>
      <ErrorSummary
        attempt={1}
        title="Please correct two things"
        errors={[{ text: 'Enter your postcode', fieldId: 'postcode' }, { text: 'The order was not accepted' }]}
      />
      <label htmlFor="postcode">Postcode</label> <input id="postcode" />
    </>
  ),
}
export const Notification: StoryObj<typeof NotificationBar> = {
  args: {
    label: 'Notice',
    closeLabel: 'Close',
    onClose: () => {},
    children: 'Christmas delivery: order by Friday 18 December.',
  },
  render: (args) => <NotificationBar {...args} />,
}
function ToastButtons() {
  const { show, say } = useAnnouncer()
  return (
    <Row>
      <Button
        onClick={() => show({ text: 'Added to your basket', action: { label: 'Undo', run: () => say('Taken back') } })}
      >
        Add
      </Button>
      <Button look="secondary" onClick={() => say('3 products found')}>
        Only say
      </Button>
    </Row>
  )
}
export const Toast: Story = {
  render: () => (
    <Toasts closeLabel="Close">
      <ToastButtons />
    </Toasts>
  ),
}
export const Empty: Story = {
  render: () => (
    <EmptyState
      picture={<img src={storyPictures.battery} alt="" />}
      title={<h1>Your basket is empty</h1>}
      action={<ButtonLink href="#shop">Continue shopping</ButtonLink>}
    >
      <p>What you add stays here, also when you come back tomorrow.</p>
    </EmptyState>
  ),
}
export const Broken: StoryObj<typeof ErrorPanel> = {
  args: {
    title: 'The page could not be loaded',
    text: 'Your basket is safe.',
    action: 'Try again',
    onAction: () => {},
    children: <Link href="#help">Customer service</Link>,
  },
  render: (args) => <ErrorPanel {...args} />,
}
export const Waiting: Story = {
  render: () => (
    <Stack>
      <Loader label="Loading" />
      <Skeleton $height="6rem" $width="6rem" />
      <Skeleton $width="80%" />
      <Skeleton $width="60%" />
    </Stack>
  ),
}
