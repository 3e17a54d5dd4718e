import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { translateReason } from './translate-reason.ts';

/** Why something is as it is. What only a program can say stays in its words, for the administrator who is told of it. */
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
