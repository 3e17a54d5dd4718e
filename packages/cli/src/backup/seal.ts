import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** Encrypts a stream in the format of age: a changed, moved or missing part is detected. */
export async function encryptStream(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(content)));
}

/**
 * Decrypts a file; all bytes that can be read are authentic.
 * @throws Error the key is another one, or the file is not encrypted
 */
export async function decryptFile(file: string, key: string): Promise<Readable> {
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
