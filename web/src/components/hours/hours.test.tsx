import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { ReceptionDays, WorkingHours } from './hours';

it.each([
  ['uz', 'Dushanba–juma, 9:00–18:00'],
  ['ru', 'Понедельник – пятница, 9:00–18:00'],
  ['en', 'Monday–Friday, 9:00–18:00'],
] as const)('says the working hours in %s', (locale, words) => {
  show(<WorkingHours spans={[{ firstDay: 'monday', lastDay: 'friday', from: '09:00', to: '18:00' }]} />, locale);
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});

it('names a single day once', () => {
  show(<WorkingHours spans={[{ firstDay: 'saturday', lastDay: 'saturday', from: '10:00', to: '13:00' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('Saturday, 10:00–13:00');
});

it('says the reception days', () => {
  show(<ReceptionDays days={[{ weekday: 'tuesday', from: '15:00', to: '17:00' }]} />, 'ru');
  expect(screen.getByRole('listitem').textContent).toBe('Вторник, 15:00–17:00');
});
