import { Loader, Typography } from '@strapi/design-system';

import { englishNotices } from '../../texts/en/review/notices.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './use-notices.ts';

/** Renders what the review of entries asks of the user, once it is there. */
export function NoticesView() {
  const translate = useTexts(englishNotices);
  const { notices, dismiss } = useNotices();
  if (notices === null) return <Loader>{translate('ochiq.notices.desk')}</Loader>;
  if (notices === 'broken') return <Typography role="alert">{translate('ochiq.notices.broken')}</Typography>;
  return <NoticeList notices={notices} now={new Date()} dismiss={dismiss} />;
}
