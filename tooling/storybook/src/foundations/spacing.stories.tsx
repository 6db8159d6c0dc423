import { Button } from '@shop/ui/elements/button.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { from, spaceScale } from '@shop/ui/tokens/core.ts'
import { color, density, shape, space } from '@shop/ui/tokens/theme.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Copy, FoundationPage, Part, Specimens, Token } from './foundation-page.tsx'
import { shownBrand } from './shown-brand.ts'
import type { ShownBrand } from './shown-brand.ts'

const meta: Meta = { title: 'Foundations/Spacing', tags: ['autodocs'] }
export default meta

/** The distances of all brands, and the density of this one. */
export const Spacing: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <SpacingPage {...shownBrand(context)} />,
}

/** What the steps are for. */
const uses: Readonly<Record<string, string>> = {
  2: 'Inside a group; the least between two targets',
  3: 'Inside a group',
  5: 'The edge of a page on a phone',
  6: 'A page and its head',
  7: 'Between groups',
  8: 'The edge of a page from a tablet on',
  10: 'Between the main column and the summary',
}

function SpacingPage({ name, theme }: ShownBrand) {
  const [postcode, setPostcode] = useState('2100')
  return (
    <FoundationPage
      title="Spacing"
      lead={`Twelve distances that all brands share, and the density of ${name}: how high controls are and how far cards stand apart.`}
    >
      <Part title="Distances" note="In px. Press a name or a value to copy it.">
        <Scale>
          {Object.entries(spaceScale).map(([step, size]) => (
            <li key={step}>
              <Token name={`space[${step}]`} value={size} />
              <Bar style={{ width: size }} />
              <Small as="span">{uses[step]}</Small>
            </li>
          ))}
        </Scale>
      </Part>
      <Part
        title="Density"
        note="A shopper with a tremor needs large targets: no control is lower than 48 px, and 8 px separate two of them."
      >
        <Specimens data-size="large">
          <Fact token="density.control" value={theme.density.control} use="The height of buttons and fields">
            <Controls>
              <TextField label="Postcode" id="postcode" value={postcode} onChange={setPostcode} />
              <Button>Add to basket</Button>
            </Controls>
          </Fact>
          <Fact token="density.grid" value={theme.density.grid} use="Between the cards of a row">
            <Cards style={{ columnGap: density.grid, rowGap: density.gridRow }} />
          </Fact>
          <Fact token="density.gridPhone" value={theme.density.gridPhone} use="Between the cards on a phone">
            <Cards style={{ gap: density.gridPhone }} />
          </Fact>
          <Fact token="density.section" value={theme.density.section} use="Between two sections, half of it in each">
            <Gap style={{ height: density.section }} />
          </Fact>
          <Fact token="density.line" value={theme.density.line} use="The line height of running text">
            <p>Open the battery door and take the old battery out. Wait a minute before you put the new one in.</p>
          </Fact>
        </Specimens>
        <Small>
          <Token name="density.gridRow" value={theme.density.gridRow} />, between the rows of cards. Cards overlap by{' '}
          {theme.shape.card.overlap}.
        </Small>
      </Part>
      <Part title="Layouts" note="In em: a shopper with enlarged text gets the layout of a narrower screen.">
        <Scale data-columns="two">
          {Object.entries(from).map(([layout, query]) => (
            <li key={layout}>
              <Copy text={`from.${layout}`} />
              <span>
                from {query.replace(/^.*: |\)/g, '')} ({Number.parseFloat(query.split(': ')[1] ?? '') * 16} px)
              </span>
            </li>
          ))}
        </Scale>
      </Part>
    </FoundationPage>
  )
}

interface FactProps {
  token: string
  value: string
  use: string
  children: React.ReactNode
}

const Fact = ({ token, value, use, children }: FactProps) => (
  <li>
    <Token name={token} value={value} />
    <Use>{use}</Use>
    {children}
  </li>
)

const Cards = ({ style }: { style: React.CSSProperties }) => (
  <Grid style={style} aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((card) => (
      <Card key={card} />
    ))}
  </Grid>
)

const Scale = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 6rem 4rem minmax(0, 6rem) minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]} ${space[4]};
    border-bottom: 1px solid ${color.border.subtle};
  }
  &[data-columns='two'] > li {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
  @media (max-width: 35.99em) {
    > li {
      grid-template-columns: 5rem 3rem minmax(0, 1fr);
    }
    > li > :nth-child(4) {
      grid-column: 1 / -1;
      padding-bottom: ${space[2]};
    }
  }
`
const Bar = styled.span`
  height: 1.5rem;
  background: ${color.accent.default};
`
const Use = styled(Small)`
  margin-bottom: ${space[3]};
`
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  max-width: 16rem;
`
const Card = styled.div`
  height: 4rem;
  margin: ${shape.card.overlap} 0 0 ${shape.card.overlap};
  border: 1px solid ${color.border.control};
  border-radius: ${shape.radius.card};
  background: ${color.surface.tile};
`
const Gap = styled.div`
  border-block: 2px solid ${color.border.control};
  background: ${color.accent.soft};
`
