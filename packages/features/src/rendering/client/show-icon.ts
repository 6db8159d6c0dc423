import { pictureUrl } from '@shop/ui/elements/picture-base.ts'

/** Gives the tab its icon where no server has written it into the page (SHELL-27). `pictureBase` as for all pictures. */
export function showIcon(address: string | undefined, pictureBase: string) {
  if (!address || document.head.querySelector('link[rel~="icon"]')) return
  const icon = document.createElement('link')
  icon.rel = 'icon'
  icon.href = pictureUrl(address, pictureBase)
  document.head.append(icon)
}
