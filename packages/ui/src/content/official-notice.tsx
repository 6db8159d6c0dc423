import { styled } from 'styled-components'
import { useLink } from '../elements/link-context.tsx'
import { usePictureUrl } from '../elements/picture/picture-url.ts'
import { space } from '../tokens/theme.ts'

interface OfficialNoticeProps {
  /** The address of the picture as the gateway or the site names it. */
  src: string
  /** What the picture says, for screen readers. */
  alt: string
  /** The text of the link that opens the picture alone, where it can be enlarged. */
  largerLabel: string
}

/**
 * A picture that an authority prescribes. It is shown whole and as it is: without the brand's colours, corners and cropping, and
 * without other formats and sizes. The file's own shape replaces the room of an A4 sheet that is kept for it.
 */
export function OfficialNotice({ src, alt, largerLabel }: OfficialNoticeProps) {
  const address = usePictureUrl()(src)
  return (
    <Sheet>
      <img src={address} alt={alt} width={840} height={1188} />
      <figcaption>
        <Larger as={useLink()} href={address} target="_blank" rel="noopener">
          {largerLabel}
        </Larger>
      </figcaption>
    </Sheet>
  )
}

const Sheet = styled.figure`
  width: min(100%, 40rem);
  margin: 0;

  img {
    width: 100%;
    height: auto;
    background: #fff;
    forced-color-adjust: none;
  }
`
const Larger = styled.a`
  display: inline-block;
  padding-block: ${space[3]};
`
