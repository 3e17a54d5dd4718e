import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { ContactText } from './contact-text';

const linksIn = (text: string) => {
  const { container } = show(<ContactText lang={null}>{text}</ContactText>);
  expect(container).toHaveTextContent(text);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

it('dials the numbers of a sentence and writes to its addresses', () => {
  expect(linksIn('Staff: +998 71 200-00-18, +998712000019, (71) 200-00-10; hr@ochiq.example.')).toEqual([
    'tel:+998712000018',
    'tel:+998712000019',
    'tel:+998712000010',
    'mailto:hr@ochiq.example',
  ]);
});

it.each(['Room 204, Monday to Friday, 9:00–18:00', '2026-12-31', '+5 degrees', '@ochiq'])('leaves %s as it is', (text) => {
  expect(linksIn(text)).toEqual([]);
});
