import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { PhoneLink } from './phone-link';

it.each([
  ['+998 71 200-00-10', 'tel:+998712000010'],
  ['112', 'tel:112'],
])('dials %s', (number, href) => {
  show(<PhoneLink number={number} />);
  expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', href);
});
