import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { useTranslateParts } from '../../runtime/config/use-translate-parts.ts'
import { paths } from '../../runtime/navigation/paths.ts'

/** Asks whether another search was meant. Renders nothing if the gateway proposes none. */
export function DidYouMean({ suggestions = [] }: { suggestions?: readonly string[] | undefined }) {
  const inParts = useTranslateParts()
  const [meant] = suggestions
  if (meant === undefined) return null
  return (
    <p>{inParts('SearchDidYouMean', { query: <StandaloneLink href={paths.search(meant)}>{meant}</StandaloneLink> })}</p>
  )
}
