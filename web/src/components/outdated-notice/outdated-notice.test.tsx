import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { OutdatedNotice } from './outdated-notice';

it('leads from an outdated translation to the text that has force', () => {
  const link = { label: 'Читать текст на узбекском языке', path: '/uz/about', locale: 'uz' } as const;
  show(<OutdatedNotice text="Это перевод прежней редакции." link={link} />, 'ru');
  expect(screen.getByRole('note')).toHaveTextContent('Это перевод прежней редакции. Читать текст на узбекском языке');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/prefix/uz/about');
  expect(screen.getByRole('link')).toHaveAttribute('hreflang', 'uz');
});
