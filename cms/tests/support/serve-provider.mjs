// The provider of the tests in a process of its own, for the CMS of the browser tests. Tells its parent where it is.
import process from 'node:process';

import { require as load } from 'tsx/cjs/api';

const { ProviderServer } = load('./provider-server.ts', import.meta.url);

process.send({ step: 'ready', url: await new ProviderServer().start() });
