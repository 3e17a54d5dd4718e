import { alertData, alertMarker, alertPiece } from '@ochiq/contract/alert-place';
import type { PathForm } from '@ochiq/contract/path-for';
import { withPrefix } from 'gatsby';
import { useState } from 'react';

import { AlertBanner } from '../../components/alert-banner/alert-banner';
import { shownAlert } from './shown-alert';

/**
 * Renders the place of the alert. A page that scripts render shows the alert of the page before it, the first one what
 * it was served with.
 */
export function AlertPlace({ form }: { form: PathForm }) {
  const [html] = useState(() => shownAlert() ?? alertMarker(withPrefix(alertPiece(form))));
  return <AlertBanner html={html} source={withPrefix(alertData(form))} />;
}
