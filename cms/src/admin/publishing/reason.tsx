import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { translateReason } from './translate-reason.ts';

/** Renders a reason. What is purely technical stays in English, for the administrator. */
export function Reason({ children }: { children: string }) {
  const { locale } = useIntl();
  const { said, technical } = translateReason(children, locale);
  return (
    <Typography tag="p" variant="pi" textColor="neutral700" width="100%">
      {said}
      {technical !== null && (
        <>
          : <code lang="en">{technical}</code>
        </>
      )}
    </Typography>
  );
}
