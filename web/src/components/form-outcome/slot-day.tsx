import { formatDay, placeholderDay } from './format-day';

/** Renders a date that the edge or a script fills in. */
export function SlotDay({ slot, iso }: { slot: 'dueOn' | 'receivedOn'; iso: string | undefined }) {
  return (
    <time data-slot={slot} dateTime={iso ?? placeholderDay}>
      {iso !== undefined && formatDay(iso)}
    </time>
  );
}
