import { BatteryTab } from '@shop/ui/commerce/battery-tab.tsx'
import { coloursOf, cut, measurePairs } from '@shop/ui/tokens/contrast.ts'
import { batteryColours, statusColours } from '@shop/ui/tokens/core.ts'
import { color, kebab, shape, space } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { ContrastPairs } from './contrast-pairs.tsx'
import { Copy, FoundationPage, Part, Specimens } from './foundation-page.tsx'
import type { ShownBrand } from './shown-brand.ts'

/** The groups of a brand's colours, as designers look for them. */
const groups = [
  ['surface', 'Surfaces', 'What things stand on. A page uses page, and sunken for every second section.'],
  ['text', 'Text', 'There is no lighter grey than muted: it still has 7:1 on every light surface.'],
  ['accent', 'Accent', 'The one colour for actions. At most one filled button in a view.'],
  ['border', 'Borders', 'control is the only border that people must see. The others separate.'],
  ['highlight', 'Highlight', 'The second colour of the brand. Never for text on white.'],
  ['promo', 'Offers', 'For a lower price and the badge of an offer, and for nothing else.'],
  ['favourite', 'Favourites', ''],
  ['focus', 'Focus', 'Two tones with 9:1 between them, so that one shows on any ground.'],
  ['header', 'Header', ''],
  ['footer', 'Footer', ''],
] as const

const sizes = ['10', '312', '13', '675', 'rechargeable'] as const

/** All colours of a brand, and all pairs that meet on a page with their contrast. */
export function ColourPage({ name, theme }: ShownBrand) {
  const colours = coloursOf(theme)
  const measured = measurePairs(colours)
  const failing = measured.filter(({ passes }) => !passes).length
  const closest = measured.toSorted((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast).slice(0, 3)
  return (
    <FoundationPage
      title="Colour"
      lead={`The colours of ${name} by role. A part names the role, never the colour, so that it fits every brand. Press a name or a value to copy it.`}
    >
      {groups.map(([group, title, note]) => (
        <Part key={group} title={title} note={note}>
          <Specimens data-size="small">
            {Object.entries(theme.color[group]).map(([role, value]) => (
              <Swatch key={role} token={`color.${group}.${role}`} value={value} hasProperty />
            ))}
          </Specimens>
        </Part>
      ))}
      <Part title="Messages" note="The same in all brands, so that red always means the same.">
        <Specimens data-size="small">
          {Object.entries(statusColours).flatMap(([tone, roles]) =>
            Object.entries(roles).map(([role, value]) => (
              <Swatch key={`${tone}.${role}`} token={`color.${tone}.${role}`} value={value} />
            )),
          )}
        </Specimens>
      </Part>
      <Part title="Battery sizes" note="The colours of the industry. Always with the number.">
        <Specimens data-size="small">
          {sizes.map((size) => (
            <Tabbed key={size}>
              <BatteryTab size={size} />
              <Copy text={batteryColours[size].bg} plain />
            </Tabbed>
          ))}
        </Specimens>
      </Part>
      <Part
        title="Pairs and their contrast"
        note={`${measured.length} pairs meet on pages. Text needs 7:1, large bold text 4.5:1, borders, icons and focus 3:1. ${
          failing === 0 ? 'All pass.' : `${failing} fail.`
        } Closest to the limit: ${closest.map(({ foreground, background, ratio }) => `${foreground} on ${background} (${cut(ratio)}:1)`).join(', ')}.`}
      >
        <ContrastPairs pairs={measured} colours={colours} />
      </Part>
    </FoundationPage>
  )
}

interface SwatchProps {
  token: string
  value: string
  /** Whether the colour is a custom property, which a brand sets. */
  hasProperty?: boolean
}

const Swatch = ({ token, value, hasProperty = false }: SwatchProps) => (
  <li>
    <Chip style={{ background: value }} />
    <Copy text={token}>{token.replace('color.', '')}</Copy>
    <br />
    <Copy text={value} plain />
    <br />
    {hasProperty && <Copy text={`--${token.split('.').map(kebab).join('-')}`} plain />}
  </li>
)

const Chip = styled.div`
  height: 5rem;
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.control};
  forced-color-adjust: none;
`
const Tabbed = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`
