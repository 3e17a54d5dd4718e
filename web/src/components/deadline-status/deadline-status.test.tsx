import type { DeadlineView } from '@ochiq/pages/view-models/deadline';

import { show } from '../../../test/show';
import { DeadlineStatus } from './deadline-status';

const day = { iso: '2026-11-20', text: '20 ноября 2026 г.' };
const renderStatus = (deadline: Omit<DeadlineView, 'iso' | 'text'>) =>
  show(<DeadlineStatus deadline={{ ...day, ...deadline }} />, 'ru').container;

it.each([
  [{ open: true, daysLeft: 21, soon: false }, 'Остался 21 день', 'good'],
  [{ open: true, daysLeft: 3, soon: true }, 'Осталось 3 дня', 'plain'],
  [{ open: true, daysLeft: 0, soon: true }, 'Сегодня последний день', 'plain'],
  [{ open: false, daysLeft: 0, soon: false }, 'Приём завершён 20 ноября 2026 г.', 'off'],
])('says how %j stands', (deadline, words, tone) => {
  const container = renderStatus(deadline);
  expect(container).toHaveTextContent(words);
  expect(container.firstElementChild).toHaveAttribute('data-tone', tone);
});
