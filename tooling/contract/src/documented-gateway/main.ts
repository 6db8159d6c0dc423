import { createDocumentedGateway } from './documented-gateway.ts'

// npm run lab -- documented-gateway: listens on this machine, for a first try of the shop on a gateway of documented fields.
const PORT = Number(process.env['PORT'] ?? 4400)
console.log(`${await createDocumentedGateway().listen(PORT)} (Ctrl-C stops it)`)
