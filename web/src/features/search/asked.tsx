import { FilledPlace } from './filled-place';
import { slot, when } from './marks';

/** Renders the end of the page's heading: the query. */
export function Asked({ path }: { path: string }) {
  return (
    <FilledPlace path={path} name="asked" as="span">
      <span {...when('asked')}>
        {' '}
        <q {...slot('q')} />
      </span>
    </FilledPlace>
  );
}
