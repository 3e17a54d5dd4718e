import { alertData, alertMarker, alertPiece } from '@ochiq/contract/alert-place';
import type { PathForm } from '@ochiq/contract/path-for';
import { withPrefix } from 'gatsby';
import { useState } from 'react';

import { AlertBanner } from '../../components/alert-banner/alert-banner';
import { shownAlert } from './shown-alert';

/** The place of the alert. A page that scripts bring shows what the page before it shows, the first one what it was served with. */
export function AlertPlace({ form }: { form: PathForm }) {
  const [html] = useState(() => shownAlert() ?? alertMarker(withPrefix(alertPiece(form))));
  return <AlertBanner html={html} source={withPrefix(alertData(form))} />;
}
