import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { ProtectionPage } from '../../src/admin/second-factor/protection-page.tsx';
import { LinkedIdentities } from '../../src/admin/staff-sign-in/linked-identities.tsx';
import { ownFactor } from './passkey-examples.ts';
import { renderRouted } from './render-routed.tsx';

const get = jest.fn();
jest.mock('@strapi/strapi/admin', () => {
  const show = ({ children }: { children?: ReactNode }) => children ?? null;
  return {
    getFetchClient: () => ({ get }),
    isFetchError: () => false,
    useFetchClient: () => ({ get }),
    Layouts: { Header: () => null, Content: show },
    Page: { Main: show, Title: () => null, Loading: () => null },
  };
});

const Address = () => <output>{useLocation().search || 'no code'}</output>;

test('says that what an account is linked to could not be read', async () => {
  get.mockRejectedValue(new Error('Bad Gateway'));
  const part = renderRouted(<LinkedIdentities ways={{ factor: ownFactor, askPasskey: jest.fn() }} returned={null} />);
  await waitFor(() => expect(part.getByRole('alert').textContent).toBe('It did not work: Bad Gateway'));
});

test('the code of the provider leaves the address of the page also where the page cannot be read', async () => {
  get.mockRejectedValue(new Error('Bad Gateway'));
  const page = (
    <>
      <ProtectionPage />
      <Address />
    </>
  );
  const part = renderRouted(page, '/sign-in-protection?code=c&state=s');
  await waitFor(() => expect(part.getByText('no code')).toBeTruthy());
});
