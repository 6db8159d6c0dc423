import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { QuantityStepper } from './quantity-stepper.tsx'

const parse = (text: string) => (/^[1-9]\d*$/.test(text) ? Math.min(100, Number(text)) : undefined)

function Quantity({ value: start, busy = false }: { value: number; busy?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityStepper
      label="Quantity"
      lessLabel="One less"
      moreLabel="One more"
      max={100}
      {...{ value, parse, busy }}
      onChange={setValue}
    />
  )
}

const meta: Meta<typeof Quantity> = { title: 'Commerce/Quantity stepper', component: Quantity, args: { value: 2 } }
export default meta
type Story = StoryObj<typeof Quantity>

export const Several: Story = {}
export const AtTheLowerEnd: Story = { args: { value: 1 } }
export const AtTheUpperEnd: Story = { args: { value: 100 } }
export const OnItsWayToTheServer: Story = { args: { busy: true } }
