import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** Seals what is read, in the format of age: a part that is changed, moved, or lacking at the end is found. */
export async function sealed(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(content)));
}

/** Opens a sealed file; what is read of it is true. @throws Error the key is another one, or it is no sealed file */
export async function opened(file: string, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const source = createReadStream(file);
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(source)));
  } catch (error) {
    source.destroy();
    throw error;
  }
}
