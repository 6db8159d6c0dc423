import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Accordion, AccordionItem } from './accordion.tsx'
import { Badge } from './badge.tsx'
import { BatteryTab } from './battery-tab.tsx'
import { FactList } from './fact-list.tsx'
import { Gallery } from './gallery.tsx'
import { Halves, Stack } from './layout.tsx'
import { OptionTiles, Swatch } from './option-tiles.tsx'
import { Panel } from './panel.tsx'
import { drawings } from './story-things.tsx'

const meta: Meta = { title: 'Products/Page parts' }
export default meta
type Story = StoryObj

export const Pictures: Story = {
  render: () => (
    <Halves>
      <Gallery
        views={[
          { src: drawings.dome, alt: 'Soft domes' },
          { src: drawings.battery, alt: 'Batteries' },
          { src: drawings.tv, alt: 'TV adapter' },
        ]}
        badge={
          <Badge tone="offer" icon="tag">
            −20 %
          </Badge>
        }
        zoomLabel="Look closer"
        closeLabel="Close"
        thumbnailLabel={(position, count) => `Picture ${position} of ${count}`}
      />
    </Halves>
  ),
}
const picture = (src: string) => <img src={src} alt="" />

function Choices() {
  const [kind, setKind] = useState('power')
  const [size, setSize] = useState<string>()
  return (
    <Stack>
      <OptionTiles
        legend="Type"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'open', label: 'Open', text: 'Airy, for mild loss', picture: picture(drawings.dome) },
          { value: 'closed', label: 'Closed', text: 'A fuller sound', picture: picture(drawings.dome) },
          { value: 'power', label: 'Power', text: 'For strong loss', picture: picture(drawings.dome) },
        ]}
      />
      <OptionTiles
        legend="Size"
        hint="Printed on your old dome"
        error="Choose a size first"
        value={size}
        onChange={setSize}
        options={[
          { value: '6', label: '6 mm' },
          { value: '8', label: '8 mm' },
          { value: '10', label: '10 mm', unavailable: 'Not in this type' },
        ]}
      />
      <OptionTiles
        legend="Colour"
        value="sand"
        onChange={setSize}
        options={[
          { value: 'sand', label: 'Sand', swatch: <Swatch $colour="#d8c3a0" /> },
          { value: 'graphite', label: 'Graphite', swatch: <Swatch $colour="#3b4048" /> },
        ]}
      />
      <OptionTiles
        legend="Battery"
        value="312"
        onChange={setSize}
        options={(['10', '312', '13', '675', 'rechargeable'] as const).map((value) => ({
          value,
          label: value,
          swatch: <BatteryTab small size={value} />,
        }))}
      />
    </Stack>
  )
}
export const Options: Story = { render: () => <Choices /> }
export const Folded: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="About this product" open>
        <p>A dome is the soft tip that sits in your ear canal.</p>
      </AccordionItem>
      <AccordionItem title="How to change a dome">
        <p>Pull, push, click.</p>
      </AccordionItem>
    </Accordion>
  ),
}
export const Facts: Story = {
  render: () => (
    <Panel data-ground="sunken">
      <FactList
        facts={[
          { icon: 'success', title: 'In stock', text: 'More than 50 packs in our warehouse' },
          { icon: 'truck', title: 'With you on Tuesday 24 November' },
          { icon: 'return', title: '60 days to change your mind', text: 'Unopened packs, free return label' },
        ]}
      />
    </Panel>
  ),
}
