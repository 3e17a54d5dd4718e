import { sinceIndependence } from '@ochiq/contract/fields/day-range';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Button, Flex, Popover } from '@strapi/design-system';
import { Calendar as CalendarIcon } from '@strapi/icons';
import { useState } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import { Calendar } from '../dates/calendar.tsx';
import { englishHistory } from '../texts/en/history.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ShownVersions } from './shown-versions.tsx';
import { usePublishedOn } from './use-published-on.ts';

/** Renders the choice of a day, and what readers saw of the entry on it. */
export function PublishedOn({ entry }: { entry: EntryQuery }) {
  const translate = useTexts(englishHistory);
  const [day, setDay] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const response = usePublishedOn(entry, day);
  const today = toTashkentDay(new Date());
  const choose = (chosen: string) => {
    setDay(chosen);
    setIsOpen(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger>
          <Button type="button" variant="tertiary" size="S" startIcon={<CalendarIcon aria-hidden />}>
            {translate('ochiq.history.day')}
          </Button>
        </Popover.Trigger>
        <Popover.Content align="end" aria-label={translate('ochiq.history.day.calendar')}>
          <Calendar chosen={day ?? today} range={{ first: sinceIndependence.first, last: today }} choose={choose} />
        </Popover.Content>
      </Popover.Root>
      {day !== null && response !== null && <ShownVersions day={day} response={response} />}
    </Flex>
  );
}
