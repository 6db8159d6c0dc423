import { styled } from 'styled-components'
import { Link } from './link.tsx'
import { from } from './tokens/core.ts'

interface LogoProps {
  src: string
  /** The shop's name and where the mark leads: "Hearby, front page". */
  label: string
  href: string
}

/** The word mark, which leads to the front page. */
export function Logo({ src, label, href }: LogoProps) {
  return (
    <Mark>
      <Link href={href}>
        <img src={src} alt={label} height="48" />
      </Link>
    </Mark>
  )
}

const Mark = styled.div`
  > a {
    display: block;
    padding: 0.375rem;
  }
  img {
    width: auto;
    height: 2.375rem;
  }

  ${from.tablet} {
    img {
      height: 3rem;
    }
  }
`
