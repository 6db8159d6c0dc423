import { styled } from 'styled-components'
import { Link } from '../elements/link.tsx'
import { from } from '../tokens/core.ts'
import { color } from '../tokens/theme.ts'

interface LogoProps {
  src: string
  /** The shop's name and where the link leads: "Hearby, front page". */
  label: string
  href: string
  /** Width by height, so that its space is reserved while it loads. */
  ratio: number
  /** Below the first screen: loaded when it comes near. */
  late?: boolean
}

const HEIGHT = 48

/** The brand's logo, linked to the front page. */
export function Logo({ src, label, href, ratio, late = false }: LogoProps) {
  return (
    <Mark>
      <Link href={href}>
        <img
          src={src}
          alt={label}
          width={Math.round(HEIGHT * ratio)}
          height={HEIGHT}
          loading={late ? 'lazy' : 'eager'}
          // No picture that a page is seen by: those come first.
          fetchPriority="low"
        />
      </Link>
    </Mark>
  )
}

const Mark = styled.div`
  > a {
    display: block;
    width: fit-content;
    max-width: 100%;
    padding-block: 0.375rem;
  }
  img {
    width: auto;
    height: 2.375rem;
    /* Narrower than it wants to be it keeps its shape. */
    object-fit: contain;
    object-position: left;
  }
  /* A light mark needs its dark ground also where colours are the visitor's own. */
  @media (forced-colors: active) {
    > a {
      background: ${color.header.bg};
      forced-color-adjust: none;
    }
  }

  /* On a tablet the search beside it needs the room. */
  ${from.tablet} {
    img {
      height: 2.625rem;
    }
  }
  ${from.desktop} {
    img {
      height: 3rem;
    }
  }
`
