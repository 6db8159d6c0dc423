import type { ImgHTMLAttributes } from 'react'
import { preload } from 'react-dom'
import { pictureSources } from './picture-sources.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'loading' | 'width' | 'height'> {
  src: string
  alt: string
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes?: string
  width?: number
  height?: number
  /** The picture the visitor came for: loaded first. All others load when they come near. */
  priority?: boolean
}

/** A picture in the format and size that this browser needs; of unknown origin it stays as it is. */
export function Picture({
  src,
  alt,
  sizes = '360px',
  width = 720,
  height = 720,
  priority = false,
  ...rest
}: PictureProps) {
  const { avif, webp } = pictureSources(src)
  // Before fonts and scripts, which would otherwise share the line with the picture the visitor came for.
  if (priority && avif) {
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
