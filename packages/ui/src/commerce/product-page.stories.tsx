import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Accordion, AccordionItem } from '../content/accordion.tsx'
import { Badge } from '../elements/badge.tsx'
import { BatteryTab } from './battery-tab.tsx'
import { IconList } from '../content/icon-list.tsx'
import { Gallery } from './gallery.tsx'
import { Stack } from '../layout/layout.tsx'
import { OptionTiles } from './option-tiles.tsx'
import { Panel } from '../layout/panel.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'

const meta: Meta = { title: 'Commerce/Product page' }
export default meta
type Story = StoryObj

export const Pictures: Story = {
  render: () => (
    <Gallery
      images={[
        { src: storyPictures.dome, alt: 'Soft domes' },
        { src: storyPictures.battery, alt: 'Batteries' },
        { src: storyPictures.tv, alt: 'TV adapter' },
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
          { value: 'open', label: 'Open', text: 'Airy, for mild loss', picture: picture(storyPictures.dome) },
          { value: 'closed', label: 'Closed', text: 'A fuller sound', picture: picture(storyPictures.dome) },
          { value: 'power', label: 'Power', text: 'For strong loss', picture: picture(storyPictures.dome) },
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
          { value: 'sand', label: 'Sand' },
          { value: 'graphite', label: 'Graphite' },
        ]}
      />
      <OptionTiles
        legend="Battery"
        value="312"
        onChange={setSize}
        options={(['10', '312', '13', '675', 'rechargeable'] as const).map((value) => ({
          value,
          label: value,
          swatch: <BatteryTab scale="small" size={value} />,
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
    <Panel data-surface="sunken">
      <IconList
        items={[
          { icon: 'success', title: 'In stock', text: 'More than 50 packs in our warehouse' },
          { icon: 'truck', title: 'With you on Tuesday 24 November' },
          { icon: 'return', title: '60 days to change your mind', text: 'Unopened packs, free return label' },
        ]}
      />
    </Panel>
  ),
}
