import { bucketPlace } from './bucket-place.ts';

test('the address of a bucket says where it is and what opens it', () => {
  expect(bucketPlace.parse('https://key:a%2Fb%40c@s3.example.uz:9000/site/live/uz/?region=tas-1')).toEqual({
    endpoint: 'https://s3.example.uz:9000',
    bucket: 'site',
    prefix: 'live/uz/',
    region: 'tas-1',
    key: 'key',
    secret: 'a/b@c',
  });
});

test('without a prefix and a region the whole bucket is meant', () => {
  expect(bucketPlace.parse('http://key:secret@127.0.0.1:9000/site')).toMatchObject({ prefix: '', region: 'us-east-1' });
});

test.each(['s3.example.uz', 'ftp://key:secret@host/site', 'https://host/site', 'https://key@host/site', 'https://key:hush-hush@host/'])(
  '%s is refused, and its secret is not repeated',
  (text) => {
    const { error } = bucketPlace.safeParse(text);
    expect(error?.message).toContain('https://key:secret@host/bucket/prefix');
    expect(JSON.stringify(error?.issues)).not.toContain('hush-hush');
  },
);
