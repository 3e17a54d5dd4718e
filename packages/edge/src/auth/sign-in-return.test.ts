import { parseSignInReturn } from './sign-in-return.ts';

test.each([
  ['?code=abc%2Fdef&state=s&scope=openid', { state: 's', with: { code: 'abc/def' } }],
  ['?error=access_denied&error_description=The+user+said+no&state=s', { state: 's', with: { problem: 'cancelled' } }],
  ['?error=server_error&state=s&code=abc', { state: 's', with: { problem: 'declined' } }],
  ['?state=s', { state: 's', with: { problem: 'declined' } }],
  ['?code=&state=s', { state: 's', with: { problem: 'declined' } }],
  [`?code=${'a'.repeat(2001)}&state=s`, { state: 's', with: { problem: 'declined' } }],
  ['?code=a&code=b&state=s', { state: 's', with: { problem: 'declined' } }],
  ['?code=a&state=s&state=t', { state: '', with: { code: 'a' } }],
  ['', { state: '', with: { problem: 'declined' } }],
])('%s', (query, read) => {
  expect(parseSignInReturn(query)).toEqual(read);
});
