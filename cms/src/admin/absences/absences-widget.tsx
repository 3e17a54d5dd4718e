import { Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';

import { absencePaths, ownAbsencesResponse } from '../../people/absences/absence.ts';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import { absenceRequests } from './absence-requests.ts';
import { OwnAbsences } from './own-absences.tsx';

/** Renders, on the panel's home page, the absences that concern the user, and work that was handed over to them. */
export function AbsencesWidget() {
  const translate = useTexts(englishAbsences);
  const { response, last, reload } = usePanelResponse(absencePaths.own, ownAbsencesResponse);
  if (response.state === 'broken')
    return <Typography role="alert">{translate('ochiq.absences.broken', { reason: response.reason })}</Typography>;
  const own = response.state === 'read' ? response.value : last;
  return own === null ? <Widget.Loading /> : <OwnAbsences own={own} reload={reload} requests={absenceRequests} />;
}
