export function draw(drawing: string, options: Readonly<Record<string, unknown>>, name: string): string
