import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { EmailLink, PhoneLink } from './contact-links';

it('may break after the sign and the dots, and is read and copied as one', () => {
  show(<EmailLink email="n.karimova@geology.gov.uz" />);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('n.karimova@geology.gov.uz');
  expect(link).toHaveAttribute('href', 'mailto:n.karimova@geology.gov.uz');
  expect(link.innerHTML).toBe('n.<wbr>karimova@<wbr>geology.<wbr>gov.<wbr>uz');
});

it.each([
  ['+998 71 200-00-10', 'tel:+998712000010'],
  ['112', 'tel:112'],
])('dials %s', (number, href) => {
  show(<PhoneLink number={number} />);
  expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', href);
});
