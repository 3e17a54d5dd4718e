// The provider of the tests in a process of its own, for the CMS of the browser tests. Tells its parent where it is.
import process from 'node:process';

import { ProviderServer } from './provider-server.ts';

process.send({ step: 'ready', url: await new ProviderServer().start() });
