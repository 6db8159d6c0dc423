import { styled } from 'styled-components'
import { Link } from '../elements/link.tsx'
import { from } from '../tokens/core.ts'
import { color } from '../tokens/theme.ts'

interface LogoProps {
  /** The address of the file. */
  src: string
  /** The shop's name and where the link leads: "Hearby, front page". */
  label: string
  href: string
  /** Width divided by height, which reserves the space while the logo loads. */
  ratio: number
  /** Loads the logo only when it comes near the window. For logos below the first screen. */
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
          // The main picture of the page comes first.
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
    /* A narrow space scales the logo without distorting it. */
    object-fit: contain;
    object-position: left;
  }
  /* A light logo needs its dark background in forced colours too. */
  @media (forced-colors: active) {
    > a {
      background: ${color.header.bg};
      forced-color-adjust: none;
    }
  }

  /* On a tablet the search field needs the space. */
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
