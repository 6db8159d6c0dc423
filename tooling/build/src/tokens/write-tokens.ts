import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadThemes } from './themes.ts'
import { tokenFiles, tokensFolder } from './token-files.ts'

// npm run write: writes every brand in the Design Tokens format. A test keeps the written files up to date.
await rm(tokensFolder, { recursive: true, force: true })
for (const [file, text] of tokenFiles(await loadThemes())) {
  const target = path.join(tokensFolder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
console.log(tokensFolder)
