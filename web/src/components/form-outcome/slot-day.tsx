import { dayText, unknownDay } from './day-text';

/** A day that is known only when the answer comes: the edge or a script fills it in. */
export function SlotDay({ slot, iso }: { slot: 'dueOn' | 'receivedOn'; iso: string | undefined }) {
  return (
    <time data-slot={slot} dateTime={iso ?? unknownDay}>
      {iso !== undefined && dayText(iso)}
    </time>
  );
}
