import { FilledPlace } from './filled-place';
import { slot, when } from './marks';

/** The end of the page's heading: what was asked. */
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
