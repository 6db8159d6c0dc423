import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ChipLinks } from './chip-links.tsx'
import { Container, Stack } from './layout.tsx'
import { StandaloneLink } from './link.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { MaterialList } from './material-list.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Select } from './select.tsx'
import { ShelfHeader } from './shelf-header.tsx'
import { drawings } from './story-things.tsx'

const meta: Meta = { title: 'Shell/Shelf and menu', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const shelves = ['Batteries', 'Domes and tubes', 'Wax filters', 'Cleaning and care']

export const CategoryOpening: Story = {
  render: () => (
    <Container>
      <ShelfHeader
        title="Cleaning and care"
        subtitle="Two minutes a day keep your hearing aids clear."
        lines={['Free delivery over £30', '60-day returns']}
        picture={<img src={drawings.filter} alt="" />}
      />
    </Container>
  ),
}
export const CategoryOpeningWithWordsAlone: Story = {
  render: () => (
    <Container>
      <ShelfHeader title="Rengøringsmidler og tilbehørsprodukter til høreapparater" />
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
          chips={shelves.map((label, index) => ({ label, href: `#${label}`, current: index === 0 }))}
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
    <PhoneMenu
      id="menu"
      label="Menu"
      open
      items={shelves.map((label, index) => ({
        label,
        href: `#${label}`,
        picture: <img src={drawings.dome} alt="" />,
        children: index === 1 ? [{ label: 'Soft domes', href: '#soft' }] : [],
      }))}
      extras={[
        { icon: 'user', label: 'Log in', href: '#login' },
        { icon: 'help', label: 'Help', href: '#help' },
        { icon: 'phone', label: '0800 123 4567', href: '#phone' },
      ]}
      moreLabel={(item) => `Show more in ${item}`}
      onFollow={() => {}}
    />
  ),
}
