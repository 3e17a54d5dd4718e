import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { CountBadge } from './filters';

it('is a number visually and words for screen readers', () => {
  show(
    <a href="/en/news/2026">
      2026 <CountBadge count={18} className={undefined} />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('2026 (18 items)');
  expect(screen.getByText('18')).toHaveAttribute('aria-hidden', 'true');
});
