import type { ProjectCard } from '@ochiq/pages/page-builders/projects';

import { DateText } from '../date-text/date-text';

/** Renders the period of a project, as far as its dates are known. */
export function ProjectPeriod({ startsOn, endsOn }: Pick<ProjectCard, 'startsOn' | 'endsOn'>) {
  return (
    <>
      {startsOn && <DateText date={startsOn} />} – {endsOn && <DateText date={endsOn} />}
    </>
  );
}
