import { colours, shapes } from './tokens.ts'

/**
 * The text of `tokens.css`. Light is the ground: paper is light, so whatever was chosen counts on a screen only. Who
 * chose nothing gets what the system says.
 */
export function tokenSheet(): string {
  return [
    '/* Written by `npm run generate -w shared-ui` from tokens.ts. */',
    block(':root', { 'color-scheme': 'light', ...variables(shapes), ...variables(colours.light) }),
    '@media screen and (prefers-color-scheme: dark) {',
    block(":root:not([data-scheme='light'])", { 'color-scheme': 'dark', ...variables(colours.dark) }, '  '),
    '}',
    '',
    '@media screen {',
    block(":root[data-scheme='dark']", { 'color-scheme': 'dark', ...variables(colours.dark) }, '  '),
    '}',
    '',
  ].join('\n')
}

function variables(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [variableName(name), value]))
}

function variableName(token: string): string {
  return `--sf-${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
}

function block(selector: string, declarations: Readonly<Record<string, string>>, indent = ''): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${indent}  ${name}: ${value};`)
  return [`${indent}${selector} {`, ...lines, `${indent}}`, ...(indent ? [] : [''])].join('\n')
}
