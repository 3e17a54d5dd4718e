// The translator of the tests in a process of its own, for the CMS of the browser tests. Tells its parent where it is.
import process from 'node:process';

import { FakeTranslator } from './fake-translator.ts';

const translator = new FakeTranslator();
await translator.start();
process.send({ step: 'ready', url: translator.url });
