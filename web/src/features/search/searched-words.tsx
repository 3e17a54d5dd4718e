import { FilledPlace } from './filled-place';
import { fillSlot, showWhen } from './marks';

/** Renders the end of the page's heading: the query. */
export function SearchedWords({ path }: { path: string }) {
  return (
    <FilledPlace path={path} name="asked" as="span">
      <span {...showWhen('asked')}>
        {' '}
        <q {...fillSlot('q')} />
      </span>
    </FilledPlace>
  );
}
