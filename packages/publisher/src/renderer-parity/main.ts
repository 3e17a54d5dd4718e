import { getErrorMessage } from '@ochiq/service-kit/errors';

import { verify } from './verify-build.ts';

const [buildDir] = process.argv.slice(2);

try {
  if (buildDir === undefined) throw new Error('Say which build: node verify/main.js <the folder with public and .site>');
  process.exitCode = await verify(buildDir, (line) => {
    console.log(line);
  });
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
