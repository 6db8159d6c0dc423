import type { ImgHTMLAttributes } from 'react'
import { preload } from 'react-dom'
import { usePictureUrl } from './picture-url.ts'
import { pictureSources } from './picture-sources.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'loading' | 'width' | 'height'> {
  /** The address as content names it. */
  src: string
  /** The description for screen readers. Empty for a decorative picture. */
  alt: string
  /** The displayed width, as in the `sizes` attribute of an image. */
  sizes?: string
  /** The width of the file in pixels. Width and height reserve the space before the picture has loaded. */
  width?: number
  /** The height of the file in pixels. */
  height?: number
  /** Loads the picture first. For the main picture of a page. All others are loaded lazily. */
  priority?: boolean
}

/** A picture. The browser chooses its format and size. Pictures from other hosts come in one size. */
export function Picture({
  src: address,
  alt,
  sizes = '360px',
  width = 720,
  height = 720,
  priority = false,
  ...rest
}: PictureProps) {
  const src = usePictureUrl()(address)
  const { avif, webp } = pictureSources(src)
  // The preload comes before fonts and scripts, which compete with the main picture for bandwidth. In the browser the element
  // itself is as early, and React would never remove the preload link.
  if (priority && avif && typeof document === 'undefined') {
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' })
  }
  const image = (
    <img
      {...rest}
      src={src || undefined}
      srcSet={webp}
      sizes={webp && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}
