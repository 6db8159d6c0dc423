import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { usePictureUrl, type ResolvePicture } from '../../elements/picture/picture-url.ts'
import { largePictureLoaded } from '../../elements/picture/preload-picture.ts'
import { color, font, shape, type } from '../../tokens/theme.ts'
import { trustedTypes } from './trusted-types.ts'

type Sanitizer = (html: string, resolvePicture: ResolvePicture) => string | TrustedHTML

const SanitizerContext = createContext<Sanitizer | undefined>(undefined)

/** Provides the sanitiser on the server. The browser needs no provider and loads its sanitiser on first use. */
export const SanitizerProvider = SanitizerContext.Provider

interface RichTextProps {
  /** The HTML, which is sanitised before it is shown. */
  html: string
  /** Reduces the space between paragraphs. */
  compact?: boolean
}

/** HTML written by editors, sanitised and in the style of the shop. */
export function RichText({ html, compact = false }: RichTextProps) {
  // The key makes a new element for each text. Hydration keeps the server's text in its element.
  return <CleanText key={html} html={html} compact={compact} />
}

function CleanText({ html, compact }: { html: string; compact: boolean }) {
  const atOnce = useContext(SanitizerContext)
  const resolvePicture = usePictureUrl()
  const [clean, setClean] = useState(() => (atOnce ? atOnce(html, resolvePicture) : nothing()))
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Hydration keeps the sanitised text of the server, so the browser need not load its sanitiser.
    if (atOnce || element.current?.hasChildNodes()) return undefined
    let wanted = true
    void largePictureLoaded()
      .then(() => import('./rich-text-browser.ts'))
      .then(({ sanitizeInBrowser }) => wanted && setClean(() => sanitizeInBrowser(html, resolvePicture)))
    return () => {
      wanted = false
    }
  }, [atOnce, html, resolvePicture])
  return (
    <Words
      ref={element}
      data-compact={compact || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

const nothing = () => trustedTypes()?.emptyHTML ?? ''

const Words = styled.div`
  max-width: 66ch;

  > * + * {
    margin-top: 1rem;
  }
  > * + :is(h2, h3, h4) {
    margin-top: 2rem;
  }
  h2 {
    font-size: ${type.h3};
  }
  h3,
  h4 {
    font-size: ${type.h4};
  }
  ul > li,
  ol > li {
    position: relative;
    margin-top: 0.5rem;
    padding-left: 1.75rem;
  }
  ul > li::before {
    content: '';
    position: absolute;
    left: 0.25rem;
    top: 0.6em;
    border: 0.25rem solid ${color.accent.default};
    border-radius: 50%;
  }
  ol {
    counter-reset: item;
  }
  ol > li {
    counter-increment: item;
  }
  ol > li::before {
    content: counter(item) '.';
    position: absolute;
    left: 0;
    font-weight: ${font.bold};
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
  blockquote {
    margin-inline: 0;
    padding-left: 1.25rem;
    border-left: 4px solid ${color.border.default};
  }
  img {
    border-radius: ${shape.radius.tile};
  }
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.625rem 0.75rem;
    border-bottom: 1px solid ${color.border.default};
    text-align: left;
  }
  &[data-compact] > * + * {
    margin-top: 0.375rem;
  }
`
