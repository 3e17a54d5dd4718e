import { getAlertDataPath, buildAlertMarker, getAlertFragmentPath } from '@ochiq/contract/routing/alert-place';
import type { LocalePrefix } from '@ochiq/contract/routing/path-for';
import { withPrefix } from 'gatsby';
import { useState } from 'react';

import { AlertBanner } from '../../components/alert-banner/alert-banner';
import { getShownAlert } from './get-shown-alert';

/**
 * Renders the place of the alert. A page that scripts render shows the alert of the page before it, the first one what
 * it was served with.
 */
export function AlertPlace({ form }: { form: LocalePrefix }) {
  const [html] = useState(() => getShownAlert() ?? buildAlertMarker(withPrefix(getAlertFragmentPath(form))));
  return <AlertBanner html={html} source={withPrefix(getAlertDataPath(form))} />;
}
