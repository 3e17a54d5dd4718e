/**
 * A property of iCalendar before its line is folded. `text` is escaped, `raw` is a value that needs no escaping (a
 * date, a rule, an address).
 */
export type IcalProperty = { name: string; parameters?: Readonly<Record<string, string>> } & ({ text: string } | { raw: string });

/** A component with its properties and nested components (RFC 5545). */
export type IcalComponent = { name: string; properties: readonly IcalProperty[]; components?: readonly IcalComponent[] };

/** Control characters other than the line break are not allowed in text. */
const controlCharacters = /[\u0000-\u0009\u000b-\u001f\u007f]/gu;

const escapeText = (text: string) =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(controlCharacters, ' ')
    .replace(/[\\;,]/gu, (one) => `\\${one}`)
    .replaceAll('\n', '\\n');

const countBytes = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Maximum length of a line in bytes, without its end. */
const maxLineBytes = 75;

/** Folds a line that is too long, never inside a character. */
export function applyLineFolding(line: string): string {
  let width = 0;
  let text = '';
  for (const letter of line) {
    const wide = countBytes(letter);
    if (width + wide > maxLineBytes) {
      text += '\r\n ';
      width = 1;
    }
    text += letter;
    width += wide;
  }
  return text;
}

function formatProperty(property: IcalProperty): string {
  const parameters = Object.entries(property.parameters ?? {}).map(([name, value]) => `;${name}=${value}`);
  return applyLineFolding(`${property.name}${parameters.join('')}:${'text' in property ? escapeText(property.text) : property.raw}`);
}

function formatComponent({ name, properties, components = [] }: IcalComponent): string[] {
  return [`BEGIN:${name}`, ...properties.map(formatProperty), ...components.flatMap(formatComponent), `END:${name}`];
}

/** Serializes a component as the text of a file. */
export const serializeCalendar = (root: IcalComponent): string =>
  formatComponent(root)
    .map((line) => `${line}\r\n`)
    .join('');

/** Formats a day: `2026-11-20` → `20261120`. */
export const formatIcalDate = (day: string): string => day.replaceAll('-', '');

/** Formats an instant in UTC: `20261120T093000Z`. */
export const formatIcalInstant = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/gu, '');
