import { Small } from '@shop/ui/elements/text.tsx'
import { color, density, font, space, type } from '@shop/ui/tokens/theme.ts'
import type { Theme } from '@shop/ui/tokens/theme.ts'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FoundationPage, Part, Specimens, Token } from './foundation-page.tsx'
import type { ShownBrand } from './shown-brand.ts'

type Step = keyof typeof type

/** What each size is for, the largest first. */
const steps: readonly [step: Step, use: string, sample: string][] = [
  ['display', 'The banner of the front page, once', 'Hør, hear, höra'],
  ['h1', 'The name of a page, once', 'Hørebatterier i størrelse 312'],
  ['h2', 'A section', 'Mest köpta filter och kupoler'],
  ['h3', 'A panel or a dialog', 'Delivery and returns'],
  ['h4', 'An alert or an entry', 'Leveringsadresse'],
  ['lead', 'The first paragraph of a page', 'We send your order today if it reaches us before 14.00.'],
  ['body', 'Everything that is read', 'Wipe the filter with a dry cloth. Do not use water or alcohol.'],
  ['small', 'Hints and item numbers. No text is smaller', 'Varenummer 110 482'],
  ['label', 'The words below the icons of the header', 'Kundservice'],
  ['priceLarge', 'The price on a product page', '1 249,00 kr'],
  ['price', 'The price on a card', '£12.95'],
]

const HEADINGS = new Set<Step>(['display', 'h1', 'h2', 'h3', 'h4'])
const PRICES = new Set<Step>(['price', 'priceLarge'])
/** The line heights of the global styles and of the parts that set these sizes. */
const LINES: Partial<Record<Step, string>> = {
  h3: '1.25',
  h4: '1.3',
  lead: '1.5',
  small: '1.45',
  price: '1.2',
  priceLarge: '1.2',
}

/** The typefaces of a brand and all text sizes. */
export const TypePage = ({ name, theme }: ShownBrand) => (
  <FoundationPage
    title="Type"
    lead={`The typefaces of ${name}, and the sizes that all brands share. Sizes are in rem: they follow the text size that a shopper has set in the browser.`}
  >
    <Part title="Typefaces" note="Two files, weights 400 to 700. There is no italic: use weight.">
      <Specimens data-size="large">
        <Typeface use="Headings" face={theme.font.display} family={font.display} />
        <Typeface use="Text" face={theme.font.text} family={font.text} />
      </Specimens>
      <Small>
        {theme.font.text.figures === 'display'
          ? `Figures in running text are those of ${plain(theme.font.display.family)}: a zero without a slash.`
          : 'Figures in running text are those of the text typeface.'}{' '}
        Prices are set in {plain(theme.font[theme.font.price].family)}.
      </Small>
    </Part>
    <Part title="Sizes" note="Sizes with two values grow with the window. Narrow the window to see it.">
      <List>
        {steps.map(([step, use, sample]) => (
          <Size key={step} step={step} use={use} sample={sample} theme={theme} />
        ))}
      </List>
    </Part>
  </FoundationPage>
)

const plain = (family: string) => family.replace(' Variable', '')

interface TypefaceProps {
  use: string
  face: Theme['font']['display'] | Theme['font']['text']
  family: string
}

const Typeface = ({ use, face, family }: TypefaceProps) => (
  <li>
    <Small>{use}</Small>
    <Large style={{ fontFamily: family, fontWeight: face.weight }}>{plain(face.family)}</Large>
    <p style={{ fontFamily: family, fontWeight: face.weight }}>
      ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖ abcdefghijklmnopqrstuvwxyzæøåäö 0123456789 £ € kr %
    </p>
    <Small>
      Weight {face.weight}
      {'bold' in face ? `, bold ${face.bold}` : `, tracking ${face.tracking}`}
    </Small>
  </li>
)

interface SizeProps {
  step: Step
  use: string
  sample: string
  theme: Theme
}

function Size({ step, use, sample, theme }: SizeProps) {
  const { display, text } = theme.font
  const isHeading = HEADINGS.has(step)
  const face = isHeading ? display : PRICES.has(step) ? theme.font[theme.font.price] : text
  const weight = isHeading ? display.weight : PRICES.has(step) || step === 'label' ? text.bold : text.weight
  const line = LINES[step] ?? (isHeading ? String(display.lineHeight) : theme.density.line)
  const words = useRef<HTMLParagraphElement>(null)
  const pixels = useComputedSize(words)
  return (
    <li>
      <p
        ref={words}
        style={{
          fontFamily: isHeading ? font.display : PRICES.has(step) ? font.price : font.text,
          fontSize: type[step],
          fontWeight: weight,
          letterSpacing: isHeading ? font.displayTracking : undefined,
          lineHeight: line === theme.density.line ? density.line : line,
        }}
      >
        {sample}
      </p>
      <Facts data-testid="size">
        <Token name={`type.${step}`} value={type[step]} />
        <Small as="span">{use}.</Small>
        <Small as="span">
          {pixels} px now · {plain(face.family)} {weight} · line {line}
        </Small>
      </Facts>
    </li>
  )
}

/** Returns the text size of an element in px, after each change of the window. */
function useComputedSize(words: React.RefObject<HTMLElement | null>) {
  const [pixels, setPixels] = useState(0)
  useEffect(() => {
    const measure = () => {
      if (words.current) setPixels(Math.round(Number.parseFloat(getComputedStyle(words.current).fontSize) * 10) / 10)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [words])
  return pixels
}

const Large = styled.p`
  font-size: ${type.display};
  line-height: 1.1;
`
const List = styled.ul`
  > li {
    display: grid;
    gap: ${space[2]};
    padding-block: ${space[5]};
    border-top: 1px solid ${color.border.default};
  }
`
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
`
