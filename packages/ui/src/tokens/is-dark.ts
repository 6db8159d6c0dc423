/** Returns whether a background of this colour (`#RRGGBB`) needs light text. */
export function isDark(colour: string): boolean {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(colour)?.slice(1) ?? []
  const [red = 255, green = 255, blue = 255] = parts.map((part) => Number.parseInt(part, 16))
  // The perceived brightness of red, green and blue (ITU-R BT.601).
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128
}
