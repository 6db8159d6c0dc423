import type { MailColours } from '../model/mail-theme.ts'

/** The rules by which mail programs that know dark mode show the shop's dark colours instead of their own guess. */
export const darkRules = ({ page, sheet, text, muted, link, border, button, onButton }: MailColours): string =>
  `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: ${page} !important; }
  .sheet, .sheet table { background: ${sheet} !important; }
  .text div, .text h1, .text th, .text td { color: ${text} !important; }
  .text.muted div { color: ${muted} !important; }
  .text a { color: ${link} !important; }
  .text th, .text td { border-color: ${border} !important; }
  .button td, .button a { background: ${button} !important; color: ${onButton} !important; }
}`
