import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { Row } from '../layout/layout.tsx'
import { framed, largeText, partPage } from '../testing/part-page.tsx'
import { useAnnouncer } from './announcer-context.ts'
import { Toasts } from './toasts.tsx'

interface AnnouncesProps {
  text: string
  undo: string
}

function Announces({ text, undo }: AnnouncesProps) {
  const { show, announce } = useAnnouncer()
  const add = () => show({ text, action: { label: undo, run: () => announce('Taken back') } })
  return (
    <Row>
      <Button onClick={add}>Add to basket</Button>
      <Button look="secondary" onClick={() => announce('3 products found')}>
        Only say it
      </Button>
    </Row>
  )
}

const pressAdd: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to basket' }))
}

const meta: Meta<typeof Toasts> = {
  title: 'Parts/Feedback/Toasts',
  component: Toasts,
  tags: ['autodocs', 'stable', 'full-run', 'plays'],
  args: {
    closeLabel: 'Close the message',
    duration: 6000,
    children: <Announces text="Added to your basket" undo="Undo" />,
  },
  parameters: {
    ...partPage({
      use: 'For a short confirmation of a press, with a way to undo it. It waits while pointer or focus is on it.',
      avoid: 'For errors, and for anything that must be read: it leaves by itself.',
      instead: { 'Feedback/Alert': 'stays', 'Feedback/Announcement': 'speaks to screen readers alone' },
      notes: ['One stands at a time, without a stack: that is enough for one basket.'],
      keyboard: '2026-11-23',
      tree: '2026-11-24',
    }),
    docs: framed('16rem'),
  },
}
export default meta
type Story = StoryObj<typeof Toasts>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  args: { duration: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(canvas.queryByText('Added to your basket')).toBeNull()
    await expect(await canvas.findByText('Taken back')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }))
    await expect(await canvas.findByRole('button', { name: 'Close the message' })).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    duration: 600_000,
    children: <Announces text="Rengøringsservietterne er lagt i indkøbskurven" undo="Ångra tillägget" />,
  },
  play: pressAdd,
}

export const LargeText: Story = { ...largeText(LongTexts), play: pressAdd }
