import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { Lead, Small } from '@shop/ui/elements/text.tsx'
import { color, font, space, type } from '@shop/ui/tokens/theme.ts'
import { createContext, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { idOf } from '../docs/part-titles.ts'

interface FoundationPageProps {
  title: string
  /** What the page shows and how to use it. */
  lead: string
  children: ReactNode
}

/** How long the page says that it has copied, in ms. */
const NEWS_DURATION = 6000

const CopyContext = createContext<(text: string) => void>(() => undefined)

/** A page of documentation. A press on a name or a value copies it, and the page says so. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  const [news, setNews] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setNews(''), NEWS_DURATION)
    return () => clearTimeout(timer)
  }, [news])
  const copy = (text: string) => {
    const copied = navigator.clipboard.writeText(text).then(
      () => `Copied: ${text}`,
      () => `The browser did not allow copying: ${text}`,
    )
    void copied.then(setNews)
  }
  return (
    <CopyContext value={copy}>
      <Sheet>
        <header>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </header>
        {children}
      </Sheet>
      <News data-shown={news !== ''}>{news}</News>
    </CopyContext>
  )
}

interface PartProps {
  title: string
  note?: string
  children: ReactNode
}

/** A part of a foundations page. */
export const Part = ({ title, note, children }: PartProps) => (
  <Block>
    <h2 id={idOf(title)}>{title}</h2>
    {note && <Note>{note}</Note>}
    {children}
  </Block>
)

interface CopyProps {
  /** What is copied. */
  text: string
  /** Looks like plain text, for a value beside a name. */
  plain?: boolean
  children?: ReactNode
}

/** A name or a value. A press copies it. */
export function Copy({ text, plain = false, children }: CopyProps) {
  const copy = useContext(CopyContext)
  return (
    <Name title={`Copy ${text}`} data-plain={plain || undefined} onClick={() => copy(text)}>
      {children ?? text}
    </Name>
  )
}

/** The name and the value of a token. */
export const Token = ({ name, value }: { name: string; value: string }) => (
  <>
    <Copy text={name} /> <Copy text={value} plain />
  </>
)

const Sheet = styled.main`
  display: grid;
  gap: ${space[9]};
  max-width: 72rem;
  margin-inline: auto;
  padding-bottom: ${space[11]};

  > header {
    display: grid;
    gap: ${space[3]};
    max-width: 44rem;
  }
`
const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`
const Note = styled(Small)`
  max-width: 44rem;
  margin-top: -${space[3]};
`
const Name = styled(TextButton)`
  min-height: 2rem;
  color: ${color.text.link};
  font-size: ${type.small};
  font-weight: ${font.bold};
  overflow-wrap: anywhere;

  &[data-plain] {
    color: inherit;
    font-weight: inherit;
    text-decoration-style: dotted;
  }
`
const News = styled.output`
  position: fixed;
  inset: auto ${space[4]} ${space[4]} auto;
  max-width: calc(100vw - 2 * ${space[4]});
  border-radius: 4px;
  background: ${color.surface.brand};
  color: ${color.text.onBrand};

  &[data-shown='true'] {
    padding: ${space[3]} ${space[4]};
  }
`

/** Specimens side by side, as many as fit. */
export const Specimens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space[5]};

  &[data-size='small'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    gap: ${space[3]};
  }
  &[data-size='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  }
`
