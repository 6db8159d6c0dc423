import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '../feedback/dialog.tsx'
import { Icon } from '../elements/icon.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { Picture } from '../elements/picture.tsx'
import { color, shape, type } from '../tokens/theme.ts'
import { GALLERY_SIZES } from './gallery-sizes.ts'

/** One picture of a product. */
export interface GalleryImage {
  src: string
  alt: string
  /** The `sizes` in which the browser has it already: it is shown like that until it has come in full size. */
  sizesAtFirst?: string
}

interface GalleryProps {
  images: readonly GalleryImage[]
  /** Whether all of it is to be there; otherwise only the large picture, and room for the thumbnails. */
  isComplete?: boolean
  badge?: ReactNode
  /** The button on the picture: "Zoom". */
  zoomLabel: string
  closeLabel: string
  /** The accessible name of a thumbnail: "Picture 2 of 4". */
  thumbnailLabel: (position: number, count: number) => string
}

/** A product's pictures: one large, thumbnails below, and a zoom dialog. */
export function Gallery({ images, isComplete = true, badge, zoomLabel, closeLabel, thumbnailLabel }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  // Another variant may have fewer pictures than the one before.
  const image = images[chosen] ?? images[0]
  if (!image) return null
  return (
    <div>
      <Main>
        <MainPicture key={image.src} {...image} />
        {badge && <Corner>{badge}</Corner>}
        {isComplete && (
          <Zoom type="button" onClick={() => setZoomed(true)}>
            <Icon name="zoom" />
            <span>{zoomLabel}</span>
          </Zoom>
        )}
        <ParsedMark />
      </Main>
      {images.length > 1 && (
        <Thumbnails>
          {images.map(({ src }, index) => (
            <button
              key={src}
              type="button"
              aria-label={thumbnailLabel(index + 1, images.length)}
              aria-current={src === image.src || undefined}
              onClick={() => setChosen(index)}
            >
              {/* Of the one that is shown first the browser has the large file anyway. */}
              {isComplete && <Picture src={src} alt="" sizes={index === 0 ? GALLERY_SIZES : '84px'} />}
            </button>
          ))}
        </Thumbnails>
      )}
      {isComplete && (
        <Dialog large title={image.alt} closeLabel={closeLabel} open={zoomed} onClose={() => setZoomed(false)}>
          <Close>
            <Picture
              src={image.src}
              alt={image.alt}
              sizes="(min-width: 64em) 960px, 100vw"
              width={1080}
              height={1080}
            />
          </Close>
        </Dialog>
      )}
    </div>
  )
}

function MainPicture({ sizesAtFirst = GALLERY_SIZES, ...image }: GalleryImage) {
  const [sizes, setSizes] = useState(sizesAtFirst)
  const enlarge = () => setSizes(GALLERY_SIZES)
  return <Picture {...image} priority sizes={sizes} onLoad={enlarge} onError={enlarge} />
}

const Main = styled.div`
  ${hiddenWhileParsing}
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${shape.radius.panel};
  background: ${color.surface.tile};

  /* Not as wide as the file at hand: the tile's picture, shown until the large one has come, would stand there smaller. */
  picture {
    width: 100%;
  }
  img {
    width: 86%;
    margin-inline: auto;
    aspect-ratio: 1;
    object-fit: contain;
  }
`
const Corner = styled.div`
  position: absolute;
  left: 1.125rem;
  top: 1.125rem;
`
const Zoom = styled.button`
  position: absolute;
  right: 0.75rem;
  bottom: 0.75rem;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0 1rem;
  border: 2px solid ${color.border.control};
  border-radius: ${shape.button.radius};
  background: ${color.surface.raised};
  font-size: ${type.small};
  cursor: pointer;
`
const Thumbnails = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: 0.75rem;
  margin-top: 0.75rem;

  > button {
    aspect-ratio: 1;
    padding: 0.375rem;
    border: 2px solid transparent;
    border-radius: min(${shape.radius.tile}, 16px);
    background: ${color.surface.tile};
    cursor: pointer;
  }
  > [aria-current] {
    border-color: ${color.accent.default};
  }
  > [aria-current]:not(:focus-visible) {
    box-shadow: inset 0 0 0 1px ${color.accent.default};
  }
  @media (forced-colors: active) {
    > [aria-current] {
      outline: 3px solid Highlight;
    }
  }
`
const Close = styled.div`
  border-radius: ${shape.radius.tile};
  background: ${color.surface.tile};

  img {
    width: 100%;
  }
`
