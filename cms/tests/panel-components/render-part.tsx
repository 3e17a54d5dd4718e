import { DesignSystemProvider, lightTheme } from '@strapi/design-system';
import { type BoundFunctions, type queries, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';

import en from '../../src/admin/texts/en.ts';

/**
 * Renders a part of the panel as Strapi does, in English.
 * @returns what is found in it; the live regions of the design system are beside it
 */
export function renderPart(part: ReactElement): BoundFunctions<typeof queries> {
  const { container } = render(
    <IntlProvider locale="en" messages={{ ...en }}>
      <DesignSystemProvider locale="en" theme={lightTheme}>
        <main>{part}</main>
      </DesignSystemProvider>
    </IntlProvider>,
  );
  const main = container.querySelector('main');
  if (!main) throw new Error('Nothing was rendered');
  return within(main);
}
