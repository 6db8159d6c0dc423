/** Gives the tab its sign where no server has written it into the page (SHELL-27). */
export function showIcon(href: string | undefined) {
  if (!href || document.head.querySelector('link[rel~="icon"]')) return
  const icon = document.createElement('link')
  icon.rel = 'icon'
  icon.href = href
  document.head.append(icon)
}
