import { Badge } from '@shop/ui/elements/badge.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { color, shape, space } from '@shop/ui/tokens/theme.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { FoundationPage, Part, Specimens, Token } from './foundation-page.tsx'
import { shownBrand } from './shown-brand.ts'
import type { ShownBrand } from './shown-brand.ts'

const meta: Meta = { title: 'Foundations/Radius', tags: ['autodocs'] }
export default meta

/** Corners, borders and fills: what makes four brands of the same parts. */
export const Radius: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <RadiusPage {...shownBrand(context)} />,
}

const uses: Readonly<Record<string, string>> = {
  control: 'Fields, menus, focus ring',
  card: 'Product cards, address cards',
  tile: 'The ground of a picture',
  panel: 'Summaries, dialogs, banners',
  badge: 'Badges',
}

const RadiusPage = ({ name, theme }: ShownBrand) => (
  <FoundationPage
    title="Radius"
    lead={`The corners, borders and fills of ${name}. They are what brands differ in most: parts never fork.`}
  >
    <Part title="Corners">
      <Specimens>
        {Object.entries(theme.shape.radius).map(([role, value]) => (
          <li key={role}>
            <Corner style={{ borderTopLeftRadius: value }} />
            <Token name={`shape.radius.${role}`} value={value} />
            <Small>{uses[role]}</Small>
          </li>
        ))}
      </Specimens>
    </Part>
    <Part title="Buttons" note="One filled button in a view. An edge is a shadow inside the button.">
      <Buttons>
        <Button>Add to basket</Button>
        <Button look="secondary">Choose options</Button>
        <Badge tone="offer" icon="tag">
          −25 %
        </Badge>
      </Buttons>
      <Values group="shape.button" values={theme.shape.button} />
    </Part>
    <Part
      title="Cards and tiles"
      note="padding is for wide screens, paddingPhone for phones. tileOnAlt is the tile on a sunken section."
    >
      <Card>
        <Tile />
        <p>
          <b>Battery 312, pack of 6</b>
        </p>
        <Small>Item 110 482</Small>
      </Card>
      <Values group="shape.card" values={theme.shape.card} />
      <Values group="shape.tile" values={theme.shape.tile} />
    </Part>
  </FoundationPage>
)

const Values = ({ group, values }: { group: string; values: Readonly<Record<string, string>> }) => (
  <List>
    {Object.entries(values).map(([name, value]) => (
      <li key={name}>
        <Token name={`${group}.${name}`} value={value} />
      </li>
    ))}
  </List>
)

const Corner = styled.div`
  height: 6rem;
  margin-bottom: ${space[2]};
  border: solid ${color.border.strong};
  border-width: 3px 0 0 3px;
  background: linear-gradient(135deg, ${color.accent.soft}, transparent 70%);
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`
const Card = styled.div`
  width: min(100%, 16rem);
  padding: ${shape.card.padding};
  border: ${shape.card.border} solid ${shape.card.edge};
  border-radius: ${shape.radius.card};
  background: ${shape.card.fill};
  box-shadow: ${shape.card.shadow};
`
const Tile = styled.div`
  height: 9rem;
  margin-bottom: ${space[3]};
  border-radius: ${shape.radius.tile};
  background: ${shape.card.tile};
`
const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]};
    border-bottom: 1px solid ${color.border.subtle};
    overflow-wrap: anywhere;
  }
  @media (max-width: 35.99em) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-bottom: ${space[2]};
    }
  }
`
