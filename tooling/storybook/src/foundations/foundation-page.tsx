import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { Lead, Small } from '@shop/ui/elements/text.tsx'
import { color, font, space, type } from '@shop/ui/tokens/theme.ts'
import { createContext, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface FoundationPageProps {
  title: string
  /** What the page shows and how to use it. */
  lead: string
  children: ReactNode
}

/** How long the page says that it has copied, in ms. */
const NEWS_DURATION = 6000

const CopyContext = createContext<(text: string) => void>(() => undefined)

/** A page about the tokens of the brand in the toolbar. A press on a name copies it, and the page says so. */
export const FoundationPage = ({ title, lead, children }: FoundationPageProps) => (
  <Copying>
    <Sheet>
      <header>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </Sheet>
  </Copying>
)

/** Copies the names in it when they are pressed, and says so. */
export function Copying({ children }: { children: ReactNode }) {
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
      {children}
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
    <h2>{title}</h2>
    {note && <Note>{note}</Note>}
    {children}
  </Block>
)

interface CopyNameProps {
  /** What is copied. */
  text: string
  children?: ReactNode
}

/** The name of a token. A press copies it. */
export function CopyName({ text, children }: CopyNameProps) {
  const copy = useContext(CopyContext)
  return (
    <Name title={`Copy ${text}`} onClick={() => copy(text)}>
      {children ?? text}
    </Name>
  )
}

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
  color: ${color.text.link};
  font-size: ${type.small};
  font-weight: ${font.bold};
  overflow-wrap: anywhere;
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
