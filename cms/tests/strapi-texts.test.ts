import { createIntl } from 'react-intl';

import ru from '../src/admin/texts/ru';
import uz from '../src/admin/texts/uz';
import { isUsedText, readDefaults, readTranslations } from './support/strapi-messages';
import { findWhyUnmet, sameEverywhere } from './support/unmet-texts';

type Node = { type: number; value: unknown; children?: readonly Node[]; options?: Readonly<Record<string, { value: readonly Node[] }>> };
type Choice = { name: string; forms: readonly string[] };

const [literal, , , , , , plural, pound] = [0, 1, 2, 3, 4, 5, 6, 7];
const { formatters } = createIntl({ locale: 'en' });

/** @throws the text is no ICU message: the panel would show it as it is written */
const parse = (text: string) =>
  formatters.getMessageFormat(text, 'en', undefined, { ignoreTag: false }).getAst() as unknown as readonly Node[];

/** Strapi's own are not all messages: `ex: Strapi <example@strapi.io>`. */
function parseOriginal(text: string): readonly Node[] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}

const flatten = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [
    node,
    ...flatten(node.children ?? []),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => flatten(value)),
  ]);

const listPlaceholders = (text: string, nodes = parse(text)) => {
  const names = flatten(nodes)
    .filter(({ type }) => type !== literal && type !== pound)
    .map(({ value }) => String(value));
  return [...new Set([...names, ...(text.match(/%\w+%/gu) ?? [])])].sort();
};

const listPlurals = (text: string): readonly Choice[] =>
  flatten(parse(text)).flatMap(({ type, value, options = {} }) =>
    type === plural ? [{ name: String(value), forms: Object.keys(options).filter((form) => !form.startsWith('=')) }] : [],
  );

const english = { ...readDefaults(), ...readTranslations('en') };
const met = Object.keys(english).filter(
  (id) => english[id]?.trim() !== '' && !id.includes('$') && findWhyUnmet(id) === null && isUsedText(id),
);

const panels = [
  ['Uzbek', uz],
  ['Russian', { ...readTranslations('ru'), ...ru }],
] as const;

test('covers more than a thousand texts of the panel', () => {
  expect(met.length).toBeGreaterThan(1000);
});

describe.each(panels)('in %s', (language, texts) => {
  const translated = met.flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id], english[id] ?? ''] as const]));

  test('has every text that can be shown', () => {
    expect(met.filter((id) => texts[id] === undefined).map((id) => `${id}: ${english[id] ?? ''}`)).toEqual([]);
  });

  test('has no text in English', () => {
    const left = translated.filter(([id, text, original]) => text === original && !sameEverywhere.includes(id));
    expect(left.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });

  test('has the placeholders of the English text in each', () => {
    const changed = translated.filter(
      ([, text, original]) => listPlaceholders(text).join() !== listPlaceholders(original, parseOriginal(original)).join(),
    );
    expect(changed.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });

  test('has the plural forms of the language', () => {
    const requiredForms = language === 'Uzbek' ? 'other' : 'one,few,many,other';
    const wrong = translated.filter(([, text]) => listPlurals(text).some(({ forms }) => forms.join() !== requiredForms));
    expect(wrong.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });
});

test('lists only used texts as the same in every language', () => {
  expect(sameEverywhere.filter((id) => !met.includes(id))).toEqual([]);
});
