import { bucketLocation } from './bucket-location.ts';

test('parses the location and the credentials of a bucket URL', () => {
  expect(bucketLocation.parse('https://key:a%2Fb%40c@s3.example.uz:9000/site/live/uz/?region=tas-1')).toEqual({
    endpoint: 'https://s3.example.uz:9000',
    bucket: 'site',
    prefix: 'live/uz/',
    region: 'tas-1',
    key: 'key',
    secret: 'a/b@c',
  });
});

test('defaults to no prefix and the usual region', () => {
  expect(bucketLocation.parse('http://key:secret@127.0.0.1:9000/site')).toMatchObject({ prefix: '', region: 'us-east-1' });
});

test.each(['s3.example.uz', 'ftp://key:secret@host/site', 'https://host/site', 'https://key@host/site', 'https://key:hush-hush@host/'])(
  'rejects %s without repeating its secret',
  (text) => {
    const { error } = bucketLocation.safeParse(text);
    expect(error?.message).toContain('https://key:secret@host/bucket/prefix');
    expect(JSON.stringify(error?.issues)).not.toContain('hush-hush');
  },
);
