import { invitationAddress, readInvitation } from './invitation';

const SECRET = '0123456789abcdef0123456789abcdef';
const code = { seat: 'ijn-admiral-12ab', secret: SECRET };
const text = `ijn-admiral-12ab.${SECRET}`;

test('a whole address names its host, with or without http; what stands behind the # is read where the host is known', () => {
  const host = 'http://192.168.1.7:8090';
  for (const typed of [`${host}/join#${text}`, ` 192.168.1.7:8090/join#${text} `, `HTTP://192.168.1.7:8090/#${text}`]) {
    expect(readInvitation(typed, null)).toEqual({ ok: true, value: { ...code, host } });
  }
  expect(readInvitation(text, host)).toEqual({ ok: true, value: { ...code, host } });
  expect(readInvitation(invitationAddress({ ...code, host }), null)).toEqual({ ok: true, value: { ...code, host } });
});

test('what is no seat, or none of a known host, says which', () => {
  for (const typed of ['', 'http://192.168.1.7:8090/join', `${text}.more`, 'http://x/join#ijn-admiral.12']) {
    expect(readInvitation(typed, 'http://here')).toEqual({ ok: false, error: 'BAD_ADDRESS' });
  }
  expect(readInvitation(text, null)).toEqual({ ok: false, error: 'NO_HOST' });
});
