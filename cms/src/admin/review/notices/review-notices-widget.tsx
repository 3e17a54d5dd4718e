import { Box, Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { englishNotices } from '../../texts/en/review/notices.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { reviewAddress } from '../review-link.ts';
import { NoticesView } from './notices-view.tsx';

/** Renders, on the panel's home page, what the review of entries asks of the user, and the way to letters and rules. */
export function ReviewNoticesWidget() {
  const translate = useTexts(englishNotices);
  return (
    <>
      <NoticesView />
      <Box paddingTop={4}>
        <Link tag={RouterLink} to={reviewAddress}>
          {translate('ochiq.notices.more')}
        </Link>
      </Box>
    </>
  );
}
