import { provesWire } from '@/testing/link-conformance';
import { WIRES } from '@/testing/link-wires';

// Ten thousand taps and two hundred kills in the long run: npm run soak link.
test.each(Object.keys(WIRES))(
  'four phones tap 500 times on the %s wire, through ten kills and a bad network: each once, and all see the same',
  async (wire) => {
    const { taps, acknowledged, kills, failures } = await provesWire(wire, { taps: 500, kills: 10, seed: 1 });
    expect(failures).toEqual([]);
    expect(kills).toBe(10);
    expect(taps).toBeGreaterThanOrEqual(500);
    expect(acknowledged).toBeGreaterThan(400);
  },
);
