import { show } from '../../../test/show';
import { ResultTotal } from './search-results';

it.each([
  ['uz', [['total:other', ' ta natija topildi']]],
  [
    'ru',
    [
      ['total:one', 'Найден  результат'],
      ['total:few', 'Найдено  результата'],
      ['total:many', 'Найдено  результатов'],
    ],
  ],
  [
    'en',
    [
      ['total:one', ' result found'],
      ['total:other', ' results found'],
    ],
  ],
] as const)('contains a sentence for each plural category in %s, with a slot for the number', (locale, sentences) => {
  const { container } = show(<ResultTotal locale={locale} />, locale);
  const hiddenTexts = [...container.querySelectorAll<HTMLElement>('[hidden]')].map((sentence) => {
    expect(sentence.querySelectorAll('[data-slot="total"]')).toHaveLength(1);
    return [sentence.dataset['when'], sentence.textContent];
  });
  for (const sentence of sentences) expect(hiddenTexts).toContainEqual([...sentence]);
  // Every number finds its sentence.
  const kinds = new Set(hiddenTexts.map(([kind]) => kind));
  for (let total = 1; total < 2000; total += 1) expect(kinds).toContain(`total:${new Intl.PluralRules(locale).select(total)}`);
});
