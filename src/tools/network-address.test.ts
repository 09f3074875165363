import { networkAddress } from './network-address';

const at = (address: string, internal = false) => [
  { address, internal, family: 'IPv4' as const, netmask: '', mac: '', cidr: null },
];

test('phones are told the address in the hall, not one inside this computer', () => {
  const hall = at('192.168.1.20');
  const lo = at('127.0.0.1', true);
  expect(networkAddress({ lo, docker0: at('172.17.0.1'), utun3: at('10.8.0.2'), en0: hall })).toBe('192.168.1.20');
  expect(networkAddress({ lo, docker0: at('172.17.0.1') })).toBe('172.17.0.1');
  expect(networkAddress({ lo })).toBeUndefined();
});
