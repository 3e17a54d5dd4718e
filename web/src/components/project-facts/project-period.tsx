import type { ProjectCard } from '@ochiq/pages/plan/projects';

import { DateText } from '../date-text/date-text';

/** From the first day to the last, as far as they are known. */
export function ProjectPeriod({ startsOn, endsOn }: Pick<ProjectCard, 'startsOn' | 'endsOn'>) {
  return (
    <>
      {startsOn && <DateText date={startsOn} />} – {endsOn && <DateText date={endsOn} />}
    </>
  );
}
