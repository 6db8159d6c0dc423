import { glyphs } from '@shop/ui/elements/glyphs.ts'
import { Icon, isIconName } from '@shop/ui/elements/icon.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { color, shape, space } from '@shop/ui/tokens/theme.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import { styled } from 'styled-components'
import { Copy, FoundationPage, Part, Specimens } from './foundation-page.tsx'
import { shownBrand } from './shown-brand.ts'
import type { ShownBrand } from './shown-brand.ts'

const meta: Meta = { title: 'Foundations/Icons', tags: ['autodocs'] }
export default meta

const names = Object.keys(glyphs).filter(isIconName)

/** All icons by name. A press copies the code. */
export const Icons: StoryObj = {
  tags: ['!dev'],
  render: (_, context) => <IconsPage {...shownBrand(context)} />,
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.type(canvas.getByLabelText('Find an icon'), 'bask')
    await expect(canvas.queryByRole('button', { name: 'heart' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'basket' }))
    await expect(written).toHaveBeenCalledWith('<Icon name="basket" />')
    await expect(await canvas.findByText('Copied: <Icon name="basket" />')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Find an icon'))
    await expect(canvas.getAllByRole('button')).toHaveLength(names.length)
  },
}

function IconsPage({ name, theme }: ShownBrand) {
  const [wanted, setWanted] = useState('')
  const found = names.filter((one) => one.toLowerCase().includes(wanted.trim().toLowerCase()))
  const { stroke, linecap, linejoin } = theme.icon
  return (
    <FoundationPage
      title="Icons"
      lead="An icon stands beside a word and repeats it. Only minus, plus, heart and close stand alone, and say their name to screen readers."
    >
      <Part
        title={`${names.length} icons`}
        note={`Lucide, named by purpose, on a grid of 24. ${name} draws them with a line of ${stroke}, ${linecap} ends and ${linejoin} corners. Press one to copy its code.`}
      >
        <Search>
          <TextField id="icon" label="Find an icon" value={wanted} onChange={setWanted} />
        </Search>
        <Specimens data-size="small">
          {found.map((one) => (
            <Cell key={one}>
              <Copy text={`<Icon name="${one}" />`}>
                <Icon name={one} />
                {one}
              </Copy>
            </Cell>
          ))}
        </Specimens>
        {found.length === 0 && <p>No icon has “{wanted}” in its name.</p>}
      </Part>
      <Part title="Sizes" note="An icon is as large as 1.375 of the text beside it, and grows with it.">
        <Sizes>
          {['1rem', '1.125rem', '1.5rem', '2.125rem'].map((size) => (
            <span key={size} style={{ fontSize: size }}>
              <Icon name="truck" /> <Small as="span">{size}</Small>
            </span>
          ))}
        </Sizes>
      </Part>
    </FoundationPage>
  )
}

const Search = styled.div`
  max-width: 20rem;
`
const Cell = styled.li`
  > button {
    display: grid;
    place-items: center;
    gap: ${space[2]};
    width: 100%;
    min-height: 6.5rem;
    border: 1px solid ${color.border.default};
    border-radius: ${shape.radius.control};
    background: ${color.surface.raised};
    color: ${color.text.default};
    text-align: center;
    text-decoration: none;
  }
  [data-icon] {
    font-size: 2rem;
  }
`
const Sizes = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[6]};
`
