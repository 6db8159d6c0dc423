import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ChipLinks } from '../navigation/chip-links.tsx'
import { Container, Stack } from '../layout/layout.tsx'
import { StandaloneLink } from '../elements/link.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { MaterialList } from '../content/material-list.tsx'
import { MenuExtras, MobileMenu } from '../navigation/mobile-menu.tsx'
import { Select } from '../forms/select.tsx'
import { BatteryTab } from './battery-tab.tsx'
import { CategoryHeaderPanel } from './category-header-panel.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'

const meta: Meta = { title: 'Commerce/Category page', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const categories = ['Batteries', 'Domes and tubes', 'Wax filters', 'Cleaning and care']

export const CategoryOpening: Story = {
  render: () => (
    <Container>
      <CategoryHeaderPanel
        title="Cleaning and care"
        subtitle="Two minutes a day keep your hearing aids clear."
        lines={['Free delivery over £30', '60-day returns']}
        picture={<img src={storyPictures.filter} alt="" />}
      />
    </Container>
  ),
}
const sizes = ['10', '312', '13', '675', 'rechargeable'] as const
const nameOf = (size: string) => (size === 'rechargeable' ? 'Genopladelige' : `Størrelse ${size}`)

export const PageOfABatterySize: Story = {
  render: () => (
    <Container>
      <Stack>
        <CategoryHeaderPanel
          title="Størrelse 312"
          mark={<BatteryTab size="312" />}
          subtitle="Batterierne med brun mærkat."
          picture={<img src={storyPictures.battery} alt="" />}
        />
        <ChipLinks
          label="Batterier"
          chips={[
            { label: 'Det hele', href: '#all' },
            ...sizes.map((size) => ({
              label: nameOf(size),
              href: `#${size}`,
              mark: <BatteryTab size={size} scale="line" />,
              current: size === '312',
            })),
            { label: 'Holdere og testere', href: '#testers' },
          ]}
        />
      </Stack>
    </Container>
  ),
}
export const CategoryOpeningWithWordsAlone: Story = {
  render: () => (
    <Container>
      <CategoryHeaderPanel title="Rengøringsmidler og tilbehørsprodukter til høreapparater" />
    </Container>
  ),
}

function Sorted() {
  const [sort, setSort] = useState('0')
  const choices = ['Relevance', 'Name', 'Price'].map((label, index) => ({ value: String(index), label }))
  return (
    <ListToolbar count="Showing 8 of 8 products">
      <Select label="Sort by" value={sort} choices={choices} onChange={setSort} />
    </ListToolbar>
  )
}
export const PartsAndOrder: Story = {
  render: () => (
    <Container>
      <Stack>
        <ChipLinks
          label="Cleaning and care"
          chips={categories.map((label, index) => ({ label, href: `#${label}`, current: index === 0 }))}
        />
        <Sorted />
      </Stack>
    </Container>
  ),
}
export const Materials: Story = {
  render: () => (
    <Container>
      <MaterialList
        materials={['Dome ruler', 'Care card', 'Battery guide'].map((title) => ({
          key: title,
          title,
          subtitle: 'Find your size at the kitchen table',
          link: <StandaloneLink href={`#${title}`}>{`Open: ${title}`}</StandaloneLink>,
        }))}
      />
    </Container>
  ),
}
export const MenuOnAPhone: Story = {
  render: () => (
    <MobileMenu
      id="menu"
      label="Menu"
      open
      items={categories.map((label, index) => ({
        label,
        href: `#${label}`,
        picture: <img src={storyPictures.dome} alt="" />,
        children: index === 1 ? [{ label: 'Soft domes', href: '#soft' }] : [],
      }))}
      extras={
        <MenuExtras
          extras={[
            { icon: 'user', label: 'Log in', href: '#login' },
            { icon: 'help', label: 'Help', href: '#help' },
            { icon: 'phone', label: '0800 123 4567', href: '#phone' },
          ]}
          onFollow={() => {}}
        />
      }
      moreLabel={(item) => `Show more in ${item}`}
      onFollow={() => {}}
    />
  ),
}
