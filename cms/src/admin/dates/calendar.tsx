import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { addMonths, formatLongDay, formatMonth, formatWeekday, listWeeks, moveByKey } from './calendar-days.ts';
import { englishDates } from '../texts/en/forms.ts';
import { useTexts } from '../texts/use-texts.ts';

type Props = { chosen: string; range: { first: string; last: string }; choose: (day: string) => void };

/** Shows a month with its days; arrow keys move by a day, Page Up and Page Down by a month. */
export function Calendar({ chosen, range, choose }: Props) {
  const { locale } = useIntl();
  const translate = useTexts(englishDates);
  const [focused, setFocused] = useState(chosen);
  const grid = useRef<HTMLTableElement>(null);
  const move = (day: string) => setFocused(day < range.first ? range.first : day > range.last ? range.last : day);
  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) grid.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);
  const followKeys = (event: KeyboardEvent) => {
    const day = moveByKey(focused, event.key);
    if (day === null) return;
    event.preventDefault();
    move(day);
  };
  const weeks = listWeeks(focused);
  const full = weeks[1] ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={2} padding={3}>
      <Flex justifyContent="space-between" gap={2}>
        <IconButton label={translate('ochiq.dates.earlier')} type="button" onClick={() => move(addMonths(focused, -1))}>
          <ChevronLeft />
        </IconButton>
        <Typography fontWeight="bold" aria-live="polite">
          {formatMonth(focused, locale)}
        </Typography>
        <IconButton label={translate('ochiq.dates.later')} type="button" onClick={() => move(addMonths(focused, 1))}>
          <ChevronRight />
        </IconButton>
      </Flex>
      <table role="grid" ref={grid} onKeyDown={followKeys} aria-label={formatMonth(focused, locale)}>
        <thead>
          <tr>
            {full.map((day) => (
              <th key={day} scope="col">
                <Typography variant="pi" fontWeight="bold">
                  {formatWeekday(day ?? focused, locale)}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.join()}>
              {week.map((day, place) => (
                <td key={day ?? place} aria-selected={day === chosen}>
                  {day !== null && (
                    <Button
                      type="button"
                      size="S"
                      fullWidth
                      variant={day === chosen ? 'secondary' : 'ghost'}
                      tabIndex={day === focused ? 0 : -1}
                      disabled={day < range.first || day > range.last}
                      aria-label={formatLongDay(day, locale)}
                      onClick={() => choose(day)}
                    >
                      {Number(day.slice(8))}
                    </Button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Flex>
  );
}
