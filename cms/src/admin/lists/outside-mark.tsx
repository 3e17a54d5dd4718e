import { Typography, VisuallyHidden } from '@strapi/design-system';
import { Lock } from '@strapi/icons';

import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Renders that a row's entry is only to be read by the user: a lock and words, with the reason for screen readers and the mouse. */
export function OutsideMark() {
  const translate = useTexts(englishLimits);
  const reason = translate('ochiq.limits.list.reason');
  return (
    <Typography variant="pi" lineHeight="1.8rem" title={reason} style={{ whiteSpace: 'nowrap' }} data-ochiq="outside">
      <Lock width="1.2rem" height="1.2rem" fill="currentColor" aria-hidden style={{ display: 'block', marginBlock: '0.3rem' }} />
      {translate('ochiq.limits.list')}
      <VisuallyHidden>{`. ${reason}`}</VisuallyHidden>
    </Typography>
  );
}
