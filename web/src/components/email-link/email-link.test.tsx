import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { EmailLink } from './email-link';

it('may break after the sign and the dots, and is read and copied as one', () => {
  show(<EmailLink email="n.karimova@geology.gov.uz" />);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('n.karimova@geology.gov.uz');
  expect(link).toHaveAttribute('href', 'mailto:n.karimova@geology.gov.uz');
  expect(link.innerHTML).toBe('n.<wbr>karimova@<wbr>geology.<wbr>gov.<wbr>uz');
});
