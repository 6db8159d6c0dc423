import { Small } from '@shop/ui/elements/text.tsx'
import { color, shape, space } from '@shop/ui/tokens/theme.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Copy, FoundationPage, Part, Specimens } from './foundation-page.tsx'
import { shownBrand } from './shown-brand.ts'
import type { ShownBrand } from './shown-brand.ts'
import { wordMarks } from './word-mark-files.ts'

const meta: Meta = { title: 'Foundations/Word marks', tags: ['autodocs'] }
export default meta

/** The word mark on light and dark, its clear space and its sizes. */
export const WordMarks: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <WordMarksPage {...shownBrand(context)} />,
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole<HTMLImageElement>('img')
    await Promise.all(marks.map(async (mark) => mark.decode()))
    for (const mark of marks) await expect(mark.naturalWidth).toBeGreaterThan(100)
  },
}

const light = [
  ['surface.page', color.surface.page],
  ['surface.sunken', color.surface.sunken],
  ['surface.tint', color.surface.tint],
] as const
const dark = [
  ['surface.brand', color.surface.brand],
  ['surface.brandDeep', color.surface.brandDeep],
  ['footer.bg', color.footer.bg],
] as const

function WordMarksPage({ name }: ShownBrand) {
  const { onLight, onDark } = wordMarks(name)
  return (
    <FoundationPage
      title="Word marks"
      lead={`The word mark of ${name} is a drawing: it is never typed, stretched, recoloured or put on a picture.`}
    >
      <Part title="On light" note={`apps/${name}/src/logo.svg`}>
        <Grounds grounds={light} mark={onLight} name={name} />
      </Part>
      <Part title="On dark" note={`apps/${name}/src/logo-inverse.svg`}>
        <Grounds grounds={dark} mark={onDark} name={name} />
      </Part>
      <Part title="Clear space" note="Half of its height on every side stays free of text, edges and pictures.">
        <Ground style={{ background: color.surface.page }}>
          <Clear>
            <Mark src={onLight} alt={`${name}, with clear space`} />
          </Clear>
        </Ground>
      </Part>
      <Part
        title="Sizes"
        note="As high as in the header: 38 px on a phone, 42 on a tablet, 48 on a desktop. Never lower than 32."
      >
        <Sizes>
          {[32, 38, 42, 48].map((height) => (
            <span key={height}>
              <img src={onLight} alt={`${name}, ${height} px high`} style={{ height }} />
              <Small as="span">{height} px</Small>
            </span>
          ))}
        </Sizes>
      </Part>
    </FoundationPage>
  )
}

interface GroundsProps {
  grounds: readonly (readonly [token: string, value: string])[]
  mark: string
  name: string
}

const Grounds = ({ grounds, mark, name }: GroundsProps) => (
  <Specimens data-size="large">
    {grounds.map(([token, background]) => (
      <li key={token}>
        <Ground style={{ background }}>
          <Mark src={mark} alt={`${name} on ${token}`} />
        </Ground>
        <Copy text={`color.${token}`} />
      </li>
    ))}
  </Specimens>
)

const Ground = styled.div`
  display: grid;
  place-items: center;
  min-height: 11rem;
  padding: ${space[5]};
  border: 1px solid ${color.border.default};
  border-radius: ${shape.radius.control};
  forced-color-adjust: none;
`
const Mark = styled.img`
  height: 4rem;
  object-fit: contain;
`
const Clear = styled.div`
  padding: 2rem;
  border: 1px dashed ${color.border.control};
  background: ${color.accent.soft};

  > img {
    background: ${color.surface.page};
  }
`
const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[7]};

  > span {
    display: grid;
    gap: ${space[2]};
  }
`
