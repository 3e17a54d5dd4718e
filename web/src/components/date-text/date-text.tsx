import type { DateView } from '@ochiq/pages/format/date';

export function DateText({ date }: { date: DateView }) {
  return <time dateTime={date.iso}>{date.text}</time>;
}
