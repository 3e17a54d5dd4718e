import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { LanguageNotice } from './language-notice';

it.each([
  ['uz', 'ru', 'Bu sahifa hali oʻzbek tiliga tarjima qilinmagan. Matn rus tilida koʻrsatilmoqda.'],
  ['ru', 'uz', 'Эта страница ещё не переведена на русский язык. Текст показан на узбекском языке.'],
  ['en', 'uz', 'This page is not available in English yet. The text is shown in Uzbek.'],
] as const)('tells a reader of %s that the text is in %s', (reader, shownIn, words) => {
  show(<LanguageNotice shownIn={shownIn} path={`/${shownIn}/audit`} />, reader);
  expect(screen.getByRole('note')).toHaveTextContent(words);
  expect(screen.getByRole('link')).toHaveAttribute('href', `/prefix/${shownIn}/audit`);
  expect(screen.getByRole('link')).toHaveAttribute('hreflang', shownIn);
});
