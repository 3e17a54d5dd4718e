// Loaded into a CMS of the tests before it starts: passwords are hashed 64 times as fast as usual. Tests try hundreds of
// them, and the work of a hash says nothing about what they ask; passwords.test.ts holds what it costs without this.
import { createRequire } from 'node:module';

const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'));
const bcrypt = createRequire(strapi.resolve('@strapi/core'))('bcryptjs');
const rounds = 4;

for (const name of ['hash', 'hashSync']) {
  const original = bcrypt[name];
  // A comparison asks for a hash with the salt of the one that is there.
  bcrypt[name] = (password, salt, ...rest) => original(password, typeof salt === 'number' ? rounds : salt, ...rest);
}

// The hash that stands in for the one of an account that does not exist was made with the usual work: it is compared as
// quickly as the others. Nobody has its password, so that the answer is the same.
for (const name of ['compare', 'compareSync']) {
  const original = bcrypt[name];
  bcrypt[name] = (password, hash, ...rest) =>
    original(password, hash.replace(/^(\$2[aby]\$)\d\d/u, `$1${String(rounds).padStart(2, '0')}`), ...rest);
}
