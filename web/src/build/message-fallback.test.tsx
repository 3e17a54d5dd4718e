import type { Locale } from '@ochiq/contract/routing/locales';
import { buildPageContext } from '@ochiq/pages/page';
import { render } from '@testing-library/react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactElement } from 'react';

import { examplePages } from '../../test/example-pages';

type Wrap = (
  page: { element: ReactElement; props: { data: unknown; pageContext: unknown; location: Partial<Location> } },
  options: { redirect: boolean; i18nextOptions: object },
) => ReactElement;
const { wrapPageElement } = jest.requireActual<{ wrapPageElement: Wrap }>('gatsby-plugin-react-i18next/dist/plugin/wrapPageElement');

const words: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  uz: { both: 'Oʻzbekcha' },
  ru: { both: 'По-русски', onlyRussian: 'Только по-русски' },
  en: { both: 'English' },
};

function Message({ message }: { message: string }) {
  return <>{useTranslation('common').t(message)}</>;
}

function renderMessage(locale: Locale, message: string): string {
  const planned = examplePages('empty').find(({ form }) => form === locale);
  if (!planned) throw new Error(`The examples make no page in ${locale}`);
  const edges = Object.entries(words).map(([language, messages]) => ({ node: { language, ns: 'common', data: JSON.stringify(messages) } }));
  const page = {
    element: <Message message={message} />,
    props: { data: { locales: { edges } }, pageContext: buildPageContext(planned, 'https://ochiq.example'), location: {} },
  };
  return render(wrapPageElement(page, { redirect: false, i18nextOptions: { defaultNS: 'common' } })).container.innerHTML;
}

it.each(['uz', 'en'] as const)('says in Russian what %s lacks', (locale) => {
  expect(renderMessage(locale, 'both')).toBe(words[locale]['both']);
  expect(renderMessage(locale, 'onlyRussian')).toBe('Только по-русски');
});
