import { bucketPlace } from './bucket-place.ts';

test('parses the location and the credentials of a bucket URL', () => {
  expect(bucketPlace.parse('https://key:a%2Fb%40c@s3.example.uz:9000/site/live/uz/?region=tas-1')).toEqual({
    endpoint: 'https://s3.example.uz:9000',
    bucket: 'site',
    prefix: 'live/uz/',
    region: 'tas-1',
    key: 'key',
    secret: 'a/b@c',
  });
});

test('defaults to no prefix and the usual region', () => {
  expect(bucketPlace.parse('http://key:secret@127.0.0.1:9000/site')).toMatchObject({ prefix: '', region: 'us-east-1' });
});

test.each(['s3.example.uz', 'ftp://key:secret@host/site', 'https://host/site', 'https://key@host/site', 'https://key:hush-hush@host/'])(
  'rejects %s without repeating its secret',
  (text) => {
    const { error } = bucketPlace.safeParse(text);
    expect(error?.message).toContain('https://key:secret@host/bucket/prefix');
    expect(JSON.stringify(error?.issues)).not.toContain('hush-hush');
  },
);
