import { defaultLocale, localeCodes } from '@ochiq/contract/locales';
import type { GatsbyConfig } from 'gatsby';

import { buildEnv } from './src/build/env';
import { messagesFolder } from './src/build/messages-folder';
import { strapiSource } from './src/build/strapi-source';

const env = buildEnv();

const config: GatsbyConfig = {
  pathPrefix: env.pathPrefix,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: messagesFolder({ site: __dirname, pseudo: env.pseudo }), ignore: ['**/*.ts'] },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: true,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false }, returnNull: false },
      },
    },
    strapiSource(env),
  ],
};

export default config;
