import { Small } from '@shop/ui/elements/text.tsx'
import { color, shape, space } from '@shop/ui/tokens/theme.ts'
import { draw } from '@shop/demo-shops/pictures/draw.ts'
import { drawings } from '@shop/demo-shops/pictures/drawings.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Copy, FoundationPage, Part, Specimens } from './foundation-page.tsx'
import { shownBrand } from './shown-brand.ts'
import type { ShownBrand } from './shown-brand.ts'

const meta: Meta = { title: 'Foundations/Illustrations', tags: ['autodocs'] }
export default meta

/** The scenery of the brand, and a picture of each kind of product. */
export const Illustrations: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <IllustrationsPage {...shownBrand(context)} />,
}

const files = import.meta.glob<string>('../../../demo-shops/pictures/*/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const svgs = new Map(Object.entries(files).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), svg]))

function read(name: string): string {
  const svg = svgs.get(name)
  if (!svg) throw new Error(`tooling/demo-shops/pictures has no ${name}.svg`)
  return svg
}

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Each drawing as its file shows it. */
const products = [...new Set(Object.values(drawings).map(({ file }) => file))].map((file) => ({
  kind: file,
  picture: address(draw({ file, layers: [], colours: {} }, read)),
}))

const coloursOf = (svg: string) => [...new Set(svg.match(/#[0-9A-F]{6}\b/gi))]

function IllustrationsPage({ name }: ShownBrand) {
  return (
    <FoundationPage
      title="Illustrations"
      lead="The product is the picture: drawn in one studio light, without people, ears or brand names. Text never lies on artwork."
    >
      <Part
        title={`Scenery of ${name}`}
        note="For banners and sign-up boxes. The subject stands at the right, so that a narrow screen can cut the left."
      >
        {svgs.has(`hero-${name}`) ? (
          <>
            <Scene src={address(read(`hero-${name}`))} alt={`The scenery of ${name}, wide`} />
            <Spot src={address(read(`spot-${name}`))} alt={`The scenery of ${name}, small`} />
            <Palette>
              {coloursOf(read(`hero-${name}`)).map((colour) => (
                <li key={colour}>
                  <span style={{ background: colour }} />
                  <Small>
                    <Copy text={colour} plain />
                  </Small>
                </li>
              ))}
            </Palette>
          </>
        ) : (
          <p>{name} has no scenery of its own. Its shop borrows that of another brand.</p>
        )}
      </Part>
      <Part
        title="Products"
        note="One picture of each kind, on the brand's tile. Battery colours are those of the industry."
      >
        <Specimens data-size="small">
          {products.map(({ kind, picture }) => (
            <li key={kind}>
              <Tile src={picture} alt="" loading="lazy" />
              <Small>{kind}</Small>
            </li>
          ))}
        </Specimens>
      </Part>
    </FoundationPage>
  )
}

const Scene = styled.img`
  width: 100%;
  border-radius: ${shape.radius.panel};
`
const Spot = styled.img`
  width: min(100%, 25rem);
  border-radius: ${shape.radius.panel};
`
const Palette = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  span {
    display: block;
    width: 5rem;
    height: 3rem;
    border: 1px solid ${color.border.default};
    border-radius: ${shape.radius.control};
  }
`
const Tile = styled.img`
  width: 100%;
  aspect-ratio: 1;
  padding: 8%;
  border-radius: ${shape.radius.tile};
  background: ${color.surface.tile};
`
